// Fork: play on from a position: which seat you take, and who plays the others.
// It never decides who may: the server refuses, and the refusal is shown.

import { dialog, h } from "../dom.js";
import { ui } from "../words.js";
import { settings } from "../settings.js";
import { emblem } from "../decision/refs.js";
import { errorText } from "../decision/toast.js";
import { handOut } from "../together/links.js";

/** @typedef {import("../game.js").Game} Game */

/** Nobody's seat: whoever forks only watches. */
const WATCH = -1;
const OTHERS = ["bot", "link", "here"];

/** @param {Game} game @param {number} at the entry after which the new game begins */
export function openFork(game, at) {
  const problem = h("p", { class: "history-problem", role: "alert" });
  const plan = new Plan(game);
  const box = dialog({
    title: ui("history.fork.title"), closeLabel: ui("history.close"), class: "fork-box",
    body: [h("p", null, ui("history.fork.text", at)), plan.form, problem],
    actions: [
      { label: ui("history.fork.no") },
      { label: ui("history.fork.yes"), main: true, keep: true, act: async () => {
        problem.textContent = "";
        try {
          const { id, links } = await game.fork(at, plan.wishes());
          box.close();
          handOut(links, (seat) => game.name(seat), () => { location.hash = `#/game/${id}`; });
        } catch (error) {
          problem.textContent = errorText(error);
        }
      } },
    ],
  });
}

class Plan {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {any[]} */
    this.seats = game.info.seats.filter((/** @type {any} */ seat) => seat.kind !== "rule");
    this.mine = game.local[0] ?? this.seats[0].seat;
    // Whoever sat at this screen stays; everybody else's place is a bot's until you say otherwise.
    /** @type {Map<number, string>} */
    this.others = new Map(this.seats.map(({ seat }) => [seat, game.local.includes(seat) ? "here" : "bot"]));
    this.form = h("div", { class: "fork-plan" });
    this.#draw();
  }

  /** Who is to sit where, as the server takes it. */
  wishes() {
    return this.seats.map(({ seat, kind, level, name }) => {
      if (seat === this.mine) return { kind: "you", name: kind === "person" && name ? name : settings.get("name") };
      const wished = this.others.get(seat);
      return wished === "bot" ? { kind: "bot", ...(level ? { level } : {}) } : { kind: wished, ...(kind === "person" ? { name } : {}) };
    });
  }

  #draw() {
    const pick = (/** @type {number} */ seat, /** @type {any} */ label) => h("label", { class: "check" },
      h("input", { type: "radio", name: "fork-seat", value: String(seat), checked: seat === this.mine, onchange: () => { this.mine = seat; this.#draw(); this.#focus(seat); } }), label);
    this.form.replaceChildren(
      h("fieldset", { class: "fork-seats" }, h("legend", null, ui("history.fork.seat")),
        this.seats.map(({ seat }) => pick(seat, this.#name(seat))), pick(WATCH, h("span", null, ui("history.fork.watch")))),
      h("fieldset", { class: "fork-others" }, h("legend", null, ui("history.fork.others")),
        this.seats.filter(({ seat }) => seat !== this.mine).map(({ seat }) => this.#other(seat))));
  }

  /** @param {number} seat */
  #name(seat) {
    const colour = this.game.colour(seat);
    return h("span", { class: `fork-name seat-${colour}` }, emblem(colour), this.game.name(seat));
  }

  /** @param {number} seat */
  #other(seat) {
    const field = h("select", { onchange: () => this.others.set(seat, field.value) },
      OTHERS.map((kind) => h("option", { value: kind, selected: this.others.get(seat) === kind }, ui(`start.kind.${kind}`))));
    return h("label", { class: "fork-other" }, this.#name(seat), field);
  }

  /** What was chosen stays under the finger. @param {number} seat */
  #focus(seat) {
    /** @type {HTMLElement | null} */ (this.form.querySelector(`input[value="${seat}"]`))?.focus();
  }
}
