// Decision bar: one sentence that says what is asked, the options, and the way back.
// It never knows rules: it words the question and shows what the server listed.

import { announce, dialog, h, icon, on } from "../dom.js";
import { hasUi, plain, ui } from "../words.js";
import { ENDS, REVEALS } from "./choosing.js";
import { openEnd } from "../history/end.js";
import { open } from "./fit.js";
import { listen } from "./keys.js";
import { offerVerbs, openOffer } from "./offer.js";
import { labelOf, optionButtons, optionList } from "./options.js";
import { PreviewLine, results } from "./preview.js";
import { dressed, emblem, seatName, thingName } from "./refs.js";
import { Toast } from "./toast.js";
import { openSeats, stateOf } from "../together/seats.js";
import { tools, rewindNote } from "./undo.js";

/** @typedef {import("../game.js").Game} Game */

// A sentence longer than this is set smaller, so that the table need not move.
const LONG = 90;
const CHANCE = -1;

/** Whether what is asked belongs to a turn that can end. @param {Game} game */
function ownTurn(game) {
  return game.now.turn === game.seat && !game.question.secret && game.now.table.phase !== "building";
}

/** How a staged choice is asked for once more. @param {Game} game */
function manner(game) {
  const flags = game.stagedFlags;
  const next = game.stagedPreview?.next;
  if (flags & ENDS && ownTurn(game) && next?.seat !== game.seat) {
    return { label: "decide.go.ends", warning: flags & REVEALS ? "decide.warn.ends_reveals" : "decide.warn.ends", sign: "flag" };
  }
  if (!(flags & REVEALS)) return { label: "decide.go", warning: flags & ENDS ? "decide.warn" : "decide.warn.none", sign: "check" };
  const rolls = next?.seat === CHANCE && next.topic.endsWith("die");
  return { label: rolls ? "decide.go.rolls" : "decide.go.reveals", warning: "decide.warn.reveals", sign: rolls ? "dice-5" : "check" };
}

export class DecisionBar {
  /** @param {Element} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.key = "";
    this.asked = "";
    this.byKey = false;
    this.homeless = false;
    root.classList.add("bar");
    root.setAttribute("role", "region");
    root.setAttribute("aria-label", ui("decide.bar"));
    this.sentence = h("div", { class: "bar-ask" });
    this.will = h("div", { class: "bar-will" });
    this.options = h("div", { class: "bar-options", role: "group" });
    this.tools = h("div", { class: "bar-tools", role: "group", "aria-label": ui("decide.tools") });
    this.note = h("div", { class: "bar-note" });
    const toasts = h("div", { class: "toasts" });
    root.replaceChildren(toasts, this.note, h("div", { class: "bar-say" }, this.sentence, this.will), this.options, this.tools);
    this.preview = new PreviewLine(this.will, game);
    this.toast = new Toast(toasts, game);
    this.stops = [
      listen(root, game, () => this.toast.hide()),
      on(document, "keydown", () => { this.byKey = true; }, { capture: true }),
      on(document, "pointerdown", () => { this.byKey = false; }, { capture: true }),
      on(game, "thing", (event) => this.#look(event.detail)),
      on(root, "pointerover", (event) => { if (event.pointerType === "mouse") this.#aim(event.target); }),
      on(root, "focusin", (event) => this.#aim(event.target)),
      on(root, "pointerleave", () => this.#aim(null)),
      on(game, "close", () => this.close()),
    ];
  }

  close() {
    this.toast.close();
    for (const stop of this.stops) stop();
  }

  draw() {
    const key = this.#state();
    if (key === this.key) return;
    this.key = key;
    const idle = document.activeElement === null || document.activeElement === document.body;
    const held = this.root.contains(document.activeElement) || (this.homeless && idle);
    const { ask, will, options } = this.#content();
    this.sentence.replaceChildren(...ask);
    this.sentence.classList.toggle("long", (this.sentence.textContent ?? "").length > LONG);
    this.preview.rest(will);
    this.options.replaceChildren(...options);
    this.note.replaceChildren(...rewindNote(this.game));
    this.tools.replaceChildren(...tools(this.game));
    this.root.classList.toggle("yours", Boolean(this.game.question));
    this.root.classList.toggle("staged", Boolean(this.game.staged));
    this.root.classList.toggle("busy", Boolean(this.game.busy));
    this.#speak();
    this.#refocus(held);
  }

  /** Everything the bar depends on, so that it is built anew only when that changes. */
  #state() {
    const { game } = this;
    const q = game.question;
    return JSON.stringify([
      game.pack.data.lang, game.seat, game.now?.last, game.viewing, game.following, Boolean(game.busy), game.over, game.asked,
      q?.topic, q?.facts, game.picked, game.staged, Boolean(game.stagedPreview), game.info.seats, game.position?.at,
      game.info.rewind, game.link,
    ]);
  }

  /** @returns {{ask: (Node | string)[], will: (Node | string)[], options: Node[]}} */
  #content() {
    const { game } = this;
    if (game.viewing !== null) return this.#past();
    if (game.over && !game.following) return this.#over();
    if (game.staged) return this.#staged();
    if (game.question) return this.#question();
    return this.#waiting();
  }

  #past() {
    const { game } = this;
    const back = h("button", { type: "button", class: "button main option", onclick: () => game.show(null) }, ui("decide.to_now"));
    return { ask: [ui("decide.looking", game.viewing ?? 0, game.now.last)], will: [], options: [back] };
  }

  #over() {
    const { game } = this;
    const look = h("button", { type: "button", class: "button main option", onclick: () => openEnd(game) }, icon("crown"), ui("decide.result"));
    return { ask: [h("strong", null, game.pack.outcome(game.now.outcome))], will: [], options: [look] };
  }

  #waiting() {
    const { game } = this;
    if (game.busy) return { ask: [h("span", { class: "faint" }, ui("decide.sending"))], will: [], options: [] };
    if (game.following) {
      const skip = h("button", { type: "button", class: "button option", onclick: () => game.hurry() }, ui("decide.skip"));
      return { ask: [h("span", { class: "faint" }, ui("decide.following"))], will: [], options: [skip] };
    }
    if (game.replaced) {
      const again = h("button", { type: "button", class: "button main option", onclick: () => openSeats(game) }, icon("person"), ui("together.seats"));
      return { ask: [ui("decide.replaced")], will: [], options: [again] };
    }
    const names = game.asked.filter((seat) => seat >= 0).map((seat) => this.#awaited(seat));
    const ask = names.length ? [h("span", { class: "faint" }, ui("decide.waiting")), ...names] : [ui("decide.nobody")];
    const invite = game.info.host && game.info.seats.some((/** @type {any} */ seat) => seat.joined === false)
      ? [h("button", { type: "button", class: "button option", onclick: () => openSeats(game) }, icon("link"), ui("together.seats"))] : [];
    return { ask, will: [], options: invite };
  }

  /** Somebody who has to decide, and whether that person is there. @param {number} seat */
  #awaited(seat) {
    const state = stateOf(this.game.info.seats[seat]);
    const absent = state === "away" || state === "invited";
    return h("span", null, seatName(this.game, seat), absent ? h("span", { class: "faint small" }, ` (${ui(`together.state.${state}`)})`) : null);
  }

  #question() {
    const { game } = this;
    const q = game.question;
    const list = game.fitting().length > 1
      ? h("button", { type: "button", class: "quiet", "aria-haspopup": "dialog", onclick: () => this.#openList() },
        icon("menu"), ui("decide.list", game.fitting().length))
      : null;
    const offers = game.picked.length ? [] : offerVerbs(game).map((verb) =>
      h("button", { type: "button", class: "button option", onclick: () => openOffer(game, verb) }, icon("plus"), ui("decide.offer")));
    const table = this.root.closest(".table") ?? document.body;
    const { buttons, glows } = optionButtons(game, table);
    return {
      ask: [this.#who(), h("span", { class: "bar-topic" }, ...dressed(game, game.pack.topicParts(q))), this.#because(q), ...this.#picks(q)],
      will: glows && !game.picked.length ? [h("span", { class: "faint" }, ui(buttons.length ? "decide.glows_or" : "decide.glows"))] : [],
      options: [...buttons, ...offers, ...(list ? [list] : []), ...this.#back()],
    };
  }

  /** In a game on one screen the sentence says who is meant. */
  #who() {
    const { game } = this;
    const mark = emblem(game.colour(game.seat));
    const name = game.local.length > 1 ? h("b", null, `${game.name(game.seat)}: `) : null;
    return h("span", { class: `seat seat-${game.colour(game.seat)}` }, mark, name);
  }

  /** @param {any} q */
  #because(q) {
    if (!(q.source >= 0)) return "";
    const { game } = this;
    return h("span", { class: "chip ref", "data-kind": "row", "data-value": q.source }, game.pack.value("row", q.source));
  }

  /** What is picked so far, and what is still to be picked. @param {any} q */
  #picks(q) {
    const { game } = this;
    if (!game.picked.length) return [];
    const chips = game.picked.map(({ kind, value }) => h("span", { class: "chip picked-chip" }, icon("check"), thingName(game, kind, value)));
    const kinds = new Set(game.fitting().flatMap((choice) =>
      (open(choice, game.picked, q, game.pack) ?? []).slice(0, 1).map((at) => game.pack.kindsOf(choice)[at])));
    const next = [...kinds].map((kind) => `decide.next.${kind}`).find(hasUi);
    return [...chips, h("span", { class: "bar-next" }, ui(kinds.size === 1 && next ? next : "decide.next"))];
  }

  #back() {
    const { game } = this;
    if (!game.picked.length && !game.staged) return [];
    return [h("button", { type: "button", class: "button back", onclick: () => game.back() }, icon("back"), ui("decide.back"))];
  }

  #staged() {
    const { game } = this;
    const staged = /** @type {number[]} */ (game.staged);
    const told = game.stagedPreview;
    const { label, warning, sign } = manner(game);
    const usual = game.pack.choice(staged) === labelOf(game, staged);
    const named = usual ? dressed(game, game.pack.choiceParts(staged)) : [labelOf(game, staged)];
    const go = h("button", { type: "button", class: "button main confirm", onclick: () => game.confirm() },
      icon(sign), ui(label));
    return {
      ask: [this.#who(), h("strong", { class: "bar-topic" }, ...named), h("span", { class: "faint" }, ui(warning))],
      will: told ? results(game, told) : [], options: [go, ...this.#back()],
    };
  }

  #openList() {
    const box = dialog({
      title: plain(this.game.pack.topicParts(this.game.question)), closeLabel: ui("page.close"), class: "options-box",
      body: optionList(this.game, () => box.close()),
    });
  }

  /** A new question is said aloud; picks and confirmations too. */
  #speak() {
    const { game } = this;
    if (!game.question) { this.asked = ""; return; }
    const text = this.sentence.textContent ?? "";
    if (text === this.asked) return;
    this.asked = text;
    this.toast.hide();
    announce(text);
  }

  /** Keep the keyboard where it can go on. @param {boolean} held whether the focus was in the bar */
  #refocus(held) {
    const go = this.root.querySelector("button.confirm");
    const next = go && (held || this.byKey) ? go : held && !this.root.contains(document.activeElement) ? this.options.querySelector("button") : null;
    this.homeless = held && !next && !this.root.contains(document.activeElement);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** @param {EventTarget | null} target */
  #aim(target) {
    const button = target instanceof Element ? target.closest("[data-choice]") : null;
    const choice = button?.getAttribute("data-choice");
    if (this.game.staged) return;
    this.preview.aim(choice ? choice.split(",").map(Number) : null);
  }

  /** Hovering a thing on the table previews the one choice it stands for. @param {any} thing */
  #look(thing) {
    const { game } = this;
    if (game.staged || !game.question) return;
    const choices = thing ? game.targets(thing.kind, thing.seat).get(thing.value) ?? [] : [];
    const whole = choices.filter((choice) => game.pack.kindsOf(choice).length === game.picked.length + 1);
    this.preview.aim(choices.length === 1 && whole.length === 1 ? whole[0] : null);
  }
}
