// Game: the controller of one open game; what is shown, asked, sent and heard.
// It knows no rules: options come from the server, and only listed ones go back.

import { ApiError, Live } from "./net.js";
import { loadDrawing } from "./drawings.js";
import { loadPack } from "./words.js";
import { language, sitter } from "./settings.js";
import { CHANCE, PASS, SPECTATOR } from "./decision/choosing.js";
import { modeOf } from "./companion/telling.js";
import { Desk } from "./decision/desk.js";
import { FROM_THE_START, Narrating } from "./narration/narrating.js";
import { begun } from "./narration/queue.js";
import { colourOf } from "./panels/look.js";
import { placeName } from "./panels/places.js";

export { ENDS, REVEALS, SPECTATOR } from "./decision/choosing.js";
export { install, mark } from "./decision/things.js";

/** @typedef {number[]} Choice */

/** The kind of a chair that a rule plays. */
const RULE = "rule";

export class Game extends Narrating {
  constructor() {
    super();
    this.id = "";
    /** @type {any} */
    this.info = null;
    /** How this game is drawn. @type {import("./drawings.js").Drawing | null} */
    this.drawing = null;
    /** @type {any[]} */
    this.chatLines = [];
    /** @type {"open" | "lost" | "gone"} */
    this.link = "open";
    /** @type {Live | null} */
    this.live = null;
    /** What seats of this browser decline, and in which turn. @type {Map<number, {turn: number, topics: string[]}>} */
    this.standing = new Map();
    /** What was wanted and has been done, with the question it answered. @type {Map<string, {topic: string, turn: number}>} */
    this.had = new Map();
    /** The entry after which turns that rules play are read beside the map. */
    this.readFrom = Infinity;
    /** The entry after which a question was last passed by itself. */
    this.passed = FROM_THE_START;
  }

  /** @param {string} id */
  async open(id) {
    this.id = id;
    this.desk = new Desk(id, SPECTATOR);
    this.info = await this.desk.info();
    this.chatLines = this.info.chat ?? [];
    await this.reword();
    const kept = sitter.get(id);
    const before = this.local.length > 1 && kept !== null && [SPECTATOR, ...this.local].includes(kept) ? kept : null;
    await this.sit(before ?? this.local[0] ?? SPECTATOR);
    if (before === null && this.handover >= 0) await this.sit(this.handover);
    return this;
  }

  close() {
    this.closed = true;
    this.live?.close();
    this.dispatchEvent(new Event("close"));
  }

  /** Let a seat of this browser, or a spectator, look at the table. @param {number} seat */
  async sit(seat) {
    const visit = this.#arrive();
    this.seat = seat;
    if (this.local.length > 1) sitter.set(this.id, seat);
    this.desk = new Desk(this.id, seat);
    this.viewing = null;
    this.drop();
    this.received = this.linesOf.get(seat) ?? [];
    const [position, log] = await Promise.all([this.desk.position(), this.desk.log(this.newest())]);
    if (this.closed || visit !== this.visits) return;
    this.sitting = false;
    this.now = null;
    this.present = begun(FROM_THE_START);
    this.#learnSeats();
    this.learnLines(log.lines);
    this.settle(position);
    this.live = new Live(this.id, seat, position.last, {
      onmessage: (message) => this.#hear(message),
      onstate: (state) => { this.link = state; this.tell("info"); },
    });
    this.tell("position");
  }

  /** Whoever sat here leaves, with all that was on its way. @returns {number} the visit that begins */
  #arrive() {
    this.live?.close();
    this.sitting = true;
    this.catching = false;
    this.present = begun(FROM_THE_START);
    this.visits += 1;
    return this.visits;
  }

  /** Word everything anew, after a change of language for instance. */
  async reword() {
    this.pack = await loadPack(this.info.game, language(), this.info.modules, this.info.options);
    this.drawing ??= await loadDrawing(this.pack);
    this.#learnSeats();
    this.tell("info");
  }

  async refreshInfo() {
    this.info = await this.desk.info();
    this.#learnSeats();
    this.tell("info");
  }

  /** Seats that are asked now and not answered for. @returns {number[]} */
  get asked() {
    return (this.now?.questions ?? []).filter((/** @type {any} */ q) => !this.declines(q)).map((/** @type {any} */ q) => q.seat);
  }

  /** Of the seats of this browser, what each declines until the turn ends is known once it was seen. @param {any} q @override */
  declines(q) {
    const said = this.standing.get(q.seat);
    return Boolean(said && said.turn === this.now?.turn_number && said.topics.includes(q.topic));
  }

  /** Whether the game has ended, and how it did is told. */
  get over() {
    return Boolean(this.now?.outcome) && !this.following;
  }

  /** The seat of this browser that should sit down now, or -1. @returns {number} */
  get handover() {
    if (this.following || this.busy || this.asked.includes(this.seat)) return -1;
    return this.local.find((seat) => this.asked.includes(seat)) ?? -1;
  }

  /** @param {number} seat */
  name(seat) {
    return this.pack.value("seat", seat);
  }

  /** The people that a seat leads, whatever its person is called. @param {number} seat @returns {string} */
  realm(seat) {
    return this.#people(seat) ?? this.pack.kinds.get("seat")?.get(seat)?.text ?? String(seat + 1);
  }

  /** The colour number of a seat. @param {number} seat */
  colour(seat) {
    return colourOf(this.position?.table, seat);
  }

  /** @param {Choice} choice @param {boolean} [rest] @override */
  send(choice, rest = false) {
    if (this.question?.seat === CHANCE) return this.#carry(choice, () => this.desk.tell(choice, this.now.last));
    for (const [name, choices] of Object.entries(this.asking?.aside ?? {})) {
      if (choice[0] === PASS) [this.wants, this.had].forEach((held) => held.delete(name));
      else if (choices.some((/** @type {Choice} */ at) => at.join() === choice.join())) this.had.set(name, { topic: this.asking.topic, turn: this.now.turn_number });
    }
    this.loud = false;
    return this.#carry(choice, () => this.desk.choose(choice, this.now.last, rest));
  }

  /** Let the program answer for chance. @param {boolean} every until somebody else is asked */
  roll(every) {
    return this.#carry([], () => this.desk.roll(every, this.now.last));
  }

  /** State what lies on a real table, or whose turn begins; whoever asks hears why it cannot be. @param {any} said @param {number} last */
  async state(said, last) {
    const answer = await this.desk.state(said, last);
    await this.#carry([], () => Promise.resolve(answer));
  }

  /** Be asked again what was declined until the turn ends. @param {string} topic */
  async withdraw(topic) {
    try {
      this.#learnStanding((await this.desk.withdraw(topic)).standing);
    } catch (error) {
      this.fail(error);
    }
    this.aims.clear();
    this.tell("position");
  }

  /** @param {string[]} topics */
  #learnStanding(topics) {
    this.now.standing = topics;
    this.standing.set(this.seat, { turn: this.now.turn_number, topics });
  }

  /** @param {"position" | "pick" | "info" | "log"} why @override */
  tell(why) {
    super.tell(why);
    if (why === "position") queueMicrotask(() => this.#pass());
  }

  /** Pass what leaves nothing to answer; what was refused is asked. */
  #pass() {
    const q = this.asking;
    if (!q || this.closed) return;
    const done = this.#satisfied(q);
    if (this.question) return done ? super.tell("position") : undefined;
    if (this.passed === this.now.last) {
      this.loud = true;
      return super.tell("position");
    }
    this.passed = this.now.last;
    this.send([PASS]);
  }

  /** Release the buttons of what was had and cannot be wanted again; what it led to asks other things meanwhile. @param {any} q @returns {boolean} whether there were any */
  #satisfied(q) {
    const done = [...this.had].filter(([name, { topic, turn }]) => (q.topic === topic && !q.aside?.[name]) || turn !== this.now.turn_number);
    for (const [name] of done) [this.wants, this.had].forEach((held) => held.delete(name));
    return done.length > 0;
  }

  async undo() {
    if (!this.now?.undo || this.busy) return;
    this.loud = true;
    // What was answered in one go is taken back in one go.
    const count = this.row.last === this.now.last ? this.row.count : 1;
    this.paying = count > 1;
    for (let left = count; left > 0 && this.now.undo; left -= 1) {
      if (left === 1) this.paying = false;
      await this.#carry([], () => this.desk.undo(this.now.last, this.tells && modeOf(this) !== "rolled"));
    }
    this.paying = false;
  }

  /** Take back everything this seat did since it was last asked anew. */
  async resetTurn() {
    for (let last = -1; this.now?.undo && this.now.last !== last;) {
      last = this.now.last;
      await this.undo();
    }
  }

  /** Ask all people to go back to just after an entry. @param {number} to */
  propose(to) {
    return this.#ask("/rewind", { seat: this.seat, to });
  }

  /** @param {boolean} agree */
  consent(agree) {
    return this.#ask("/rewind", agree ? { seat: this.seat, to: this.info.rewind?.to } : { seat: this.seat, agree });
  }

  /** The position after an entry, without showing it. @param {number} at @returns {Promise<any>} */
  at(at) {
    return this.desk.at(at);
  }

  /** @param {string} text */
  chat(text) {
    return this.#ask("/chat", { seat: this.seat, text });
  }

  /** @param {number} at @param {any[]} seats who is to sit where @returns {Promise<{id: string, links: Record<string, string>}>} */
  fork(at, seats) {
    return this.desk.post("/fork", { at, seats });
  }

  /** @returns {Promise<string>} the new game's id */
  async rematch() {
    return (await this.desk.post("/rematch")).id;
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === "entries" || message.type === "hello") {
      // What is on its way brings all of it at once.
      if (this.learnLines(message.lines ?? []) && !this.busy) this.tell("log");
      this.catchUp();
      return;
    }
    if (message.type === "seats") {
      const { seats, spectators, host, handover, dice_known } = message;
      const gave = (/** @type {any[]} */ all) => all.filter((seat) => seat.conceded).length;
      // It may end the game, and no entry says so.
      if (gave(seats) > gave(this.info.seats)) this.desk.position().then((position) => { this.settle(position); this.tell("position"); }, () => {});
      Object.assign(this.info, { seats, spectators, host, handover, dice_known });
      this.#learnSeats();
    } else if (message.type === "chat") {
      this.chatLines = [...this.chatLines, ...message.lines];
    } else if (message.type === "rewind") {
      this.info.rewind = message.rewind;
    }
    this.tell("info");
  }

  /** @param {Choice} busy @param {() => Promise<any>} act a choice or an undo */
  async #carry(busy, act) {
    this.busy = busy;
    this.tell("pick");
    const asked = busy.length ? this.#openly(this.now) : "";
    try {
      const answer = await act().catch((error) => this.#anew(error, asked, act));
      // Of what was told for somebody else the answer is not what this seat reads.
      this.learnLines(answer.position ? answer.lines : (await this.desk.log(this.newest())).lines);
      this.settle(answer.position ?? await this.desk.position());
      this.tell("log");
    } catch (error) {
      await this.#refused(error);
    }
    this.busy = null;
    this.drop();
    this.tell("position");
    this.catchUp();
  }

  /** Somebody else who was asked at the same time has answered first: what is asked all the same is answered again.
   * @param {unknown} error @param {string} asked @param {() => Promise<any>} act @returns {Promise<any>} */
  async #anew(error, asked, act) {
    if (!asked || !(error instanceof ApiError) || error.status !== 409) throw error;
    const { last } = this.now;
    const [position, log] = await Promise.all([this.desk.position(), this.desk.log(this.newest())]);
    if (position.last === last || this.#openly(position) !== asked) throw error;
    this.learnLines(log.lines);
    this.settle(position, true);
    return act().catch((again) => this.#anew(again, asked, act));
  }

  /** What the seat that is shown is asked in a position. @param {any} position @returns {string} */
  #openly(position) {
    const { topic, facts, options } = position.questions.find((/** @type {any} */ q) => q.seat === this.seat) ?? {};
    return topic ? JSON.stringify([topic, facts, options]) : "";
  }

  /** @param {unknown} error */
  async #refused(error) {
    if (error instanceof ApiError && error.status === 422 && error.facts.reason) {
      const { reason, rule, name } = error.facts;
      this.reason(this.pack.reason({ name, ...reason }), rule ?? this.pack.ruleOf(reason), null);
      return;
    }
    this.fail(error);
    if (error instanceof ApiError && (error.status === 409 || error.status === 410)) {
      this.settle(await this.desk.position().catch(() => this.now));
    }
  }

  /** @param {any} position @param {boolean} [others] whether only others have done something: what is asked all the same stays as it is @override */
  settle(position, others = false) {
    if (this.now && position.last < this.now.last) return;
    const first = !this.now;
    const same = others && this.#keep(position);
    this.now = position;
    this.#learnStanding(position.standing);
    this.#learnNames();
    if (!same) this.drop();
    // What is asked all the same stays as it is, and so does the table around it.
    this.narrate(first || (same && !this.following));
  }

  /** Let a position ask what is asked already, so that nothing that was picked for it is lost. @param {any} position @returns {boolean} whether it asks the same */
  #keep(position) {
    const mine = (/** @type {any} */ q) => q.seat === this.seat;
    const told = (/** @type {any} */ q) => JSON.stringify(q, (_, value) => (value instanceof Set ? undefined : value));
    const [old, at] = [this.now?.questions.find(mine), position.questions.findIndex(mine)];
    if (!old || at < 0 || told(old) !== told(position.questions[at])) return false;
    position.questions[at] = old;
    return true;
  }

  #learnSeats() {
    const seats = /** @type {any[]} */ (this.info.seats);
    this.local = seats.filter((seat) => seat.mine && seat.kind === "person" && !seat.left).map((seat) => seat.seat);
    this.replaced = Boolean(seats[this.seat]?.left);
    this.tells = this.info.told && this.info.host;
    this.#learnNames();
  }

  /** What everybody is called, everywhere: by their own name, else by the people they lead. */
  #learnNames() {
    this.pack.placeOf = (kind, n) => placeName(this, kind, n);
    this.pack.names = this.info.seats.map((/** @type {any} */ { seat, name, kind }) => name || (kind === RULE ? this.pack.governor() : "") || this.#people(seat));
  }

  /** @param {number} seat */
  #people(seat) {
    const table = this.now?.table;
    return this.pack.shortTitle(table?.people?.[seat] ?? table?.realms?.[seat]?.leader ?? -1);
  }

  /** @param {string} path @param {unknown} body */
  #ask(path, body) {
    return this.desk.post(path, body).catch((error) => { this.fail(error); return null; });
  }
}
