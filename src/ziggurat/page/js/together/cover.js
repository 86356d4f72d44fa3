// Cover: hands the screen from one person to the next in a game on one device.
// It never shows the next person's table before that person says so. Whether somebody answers what
// another does is asked openly, as at a table: it takes a hand-over only to look at one's cards.

import { h, hush } from "../dom.js";
import { ui } from "../words.js";
import { api } from "../net.js";
import { settings } from "../settings.js";
import { PASS, SPECTATOR } from "../decision/choosing.js";
import { Desk } from "../decision/desk.js";
import { dressed, emblem } from "../decision/refs.js";

/** @typedef {import("../game.js").Game} Game */

export class Cover {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {HTMLDialogElement | null} */
    this.box = null;
    this.next = -1;
    /** How often the screen was to be handed on: a cover that comes late is for nobody. */
    this.turn = 0;
    /** The last entry before an answer that is on its way. */
    this.answered = -1;
    game.addEventListener("close", () => this.#uncover());
  }

  draw() {
    const { game } = this;
    // What is shown is not yet what the next person sees: the cover stays.
    if (game.sitting || game.now?.last === this.answered) return;
    const next = game.viewing === null ? game.handover : -1;
    if (next === this.next) return;
    this.next = next;
    this.turn += 1;
    this.#uncover();
    if (next >= 0) this.#cover(next);
  }

  #uncover() {
    this.box?.close();
    this.box?.remove();
    this.box = null;
  }

  /** @param {number} next */
  async #cover(next) {
    // Around a real table everybody sees the same anyway.
    if (this.game.tells) return void this.#take(next);
    const { turn } = this;
    const theirs = await api.get(this.game.desk.path(`/position?seat=${next}`)).catch(() => null);
    // Whoever has left the table meanwhile is not covered elsewhere.
    if (this.turn !== turn || this.game.closed) return;
    const asked = theirs?.questions.find((/** @type {any} */ q) => q.seat === next);
    // Everybody is asked so who might answer, whatever they hold: that tells nothing.
    if (asked?.may_answer && asked.secret) return this.#call(next, asked);
    const secret = !theirs || asked?.secret || JSON.stringify(theirs.table) !== JSON.stringify(this.game.now.table);
    if (!secret && settings.get("cover") === "hidden") return void this.#take(next);
    this.#raise(next, secret);
    if (secret) this.#clear();
  }

  /** @param {number} next @param {boolean} secret */
  #raise(next, secret) {
    const { game } = this;
    const colour = game.colour(next);
    const ready = h("button", { type: "button", class: "button main", autofocus: true, onclick: () => this.#take(next) },
      ui("together.cover.ready", game.name(next)));
    const less = secret ? null : h("button", {
      type: "button", class: "quiet small", onclick: () => { settings.set("cover", "hidden"); this.#take(next); },
    }, ui("together.cover.less"));
    this.box = h("dialog", { class: `cover${secret ? " secret" : ""} seat-${colour}`, "aria-labelledby": "cover-title" },
      emblem(colour), h("h2", { id: "cover-title" }, ui("together.cover.title", game.name(next))),
      h("p", { class: "faint" }, ui(secret ? "together.cover.secret" : "together.cover.open")), ready, less);
    this.box.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(this.box);
    this.box.showModal();
  }

  /** Leave nothing of the last person behind the cover: the table shows what is public. */
  async #clear() {
    await this.#sit(SPECTATOR);
    hush();
  }

  /** Ask all at the screen whether somebody answers; only who wants to look at their cards takes it. @param {number} next @param {any} q its topic and facts are what others have just done */
  #call(next, q) {
    const { game } = this;
    const colour = game.colour(next);
    const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => unknown} */ act) => h("button", { type: "button", class: `button ${name}`, onclick: act }, label);
    const look = button("main", ui("together.cover.look", game.name(next)), () => { this.#uncover(); this.#raise(next, true); this.#clear(); });
    look.autofocus = true;
    this.box = h("dialog", { class: `cover call seat-${colour}`, "aria-labelledby": "cover-title" },
      emblem(colour), h("h2", { id: "cover-title" }, `${game.name(next)}: `, ...dressed(game, game.pack.topicParts(q))),
      h("p", { class: "faint" }, ui("together.cover.call")), look,
      button("decline", game.pack.choice([PASS], q), () => this.#decline(next, q.topic, false)),
      q.may_stand ? button("decline later", ui("decide.later"), () => this.#decline(next, q.topic, true)) : null);
    this.box.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(this.box);
    this.box.showModal();
  }

  /** Somebody answers nothing; the screen stays where it is. @param {number} seat @param {string} topic @param {boolean} rest whether it stands until the turn ends */
  async #decline(seat, topic, rest) {
    const { game } = this;
    for (const el of this.box?.querySelectorAll("button") ?? []) el.disabled = true;
    try {
      const { last, turn_number: turn } = game.now;
      await new Desk(game.id, seat).choose([PASS], last, rest);
      if (rest) game.standing.set(seat, { turn, topics: [...game.standing.get(seat)?.topics ?? [], topic] });
      [this.answered, this.next] = [last, -1];
      this.#uncover();
      game.tell("info");
    } catch (error) {
      game.fail(error);
      if (this.next === seat) { this.#uncover(); this.#raise(seat, true); this.#clear(); }
    }
  }

  /** The next person sits down; the table that is drawn then takes the cover away. @param {number} next */
  async #take(next) {
    // Whoever could not sit down says once more that they are there.
    if (!await this.#sit(next) && !this.box) this.#raise(next, false);
  }

  /** @param {number} seat @returns {Promise<boolean>} */
  #sit(seat) {
    return this.game.sit(seat).then(() => true, (error) => { this.game.fail(error); return false; });
  }
}
