// Choosing: what the person at this screen has picked, and what that leads to.
// It knows no rules: it narrows the listed options and hands a whole one on.

import { settings } from "../settings.js";
import { PLACES } from "../panels/look.js";
import { ui } from "../words.js";
import { Desk } from "./desk.js";
import * as fit from "./fit.js";
import { isQuiet, trimmed } from "./quiet.js";
import { Tray } from "./tray.js";

/** @typedef {import("../words.js").Pack} Pack */
/** @typedef {import("./fit.js").Thing} Thing */
/** @typedef {number[]} Choice */

export const SPECTATOR = -2;
/** What dice and draws are asked: nobody's seat. */
export const CHANCE = -1;
export const PASS = 0;
export const ENDS = 1;
export const REVEALS = 2;
export const ATTACKS = 4;

/** @param {any} told a preview @returns {number} */
const flagsOf = (told) => (told?.ends ? ENDS : 0) | (told?.reveals ? REVEALS : 0);

/** The half of a game that answers questions; `Game` adds where they come from. */
export class Choosing extends EventTarget {
  constructor() {
    super();
    /** @type {Pack} */
    this.pack = /** @type {any} */ (null);
    /** What is shown: the present, somebody's move on the way to it, or the past. @type {any} */
    this.position = null;
    /** The newest position known. @type {any} */
    this.now = null;
    this.seat = SPECTATOR;
    this.desk = new Desk("", SPECTATOR);
    /** @type {number | null} */
    this.viewing = null;
    /** @type {Thing[]} */
    this.picked = [];
    /** A whole choice that waits to be confirmed. @type {Choice | null} */
    this.staged = null;
    /** @type {any} */
    this.stagedPreview = null;
    /** What is on its way to the server; an undo is empty. @type {Choice | null} */
    this.busy = null;
    /** Whether somebody is about to sit down here, and what is shown is still another's. */
    this.sitting = false;
    /** What has changed on the map since the last turn of the seat that is shown. @type {Map<number, import("../told/changes.js").Change> | null} */
    this.changes = null;
    /** Whether the people here have a real table and tell what happens there, what chance does too. */
    this.tells = false;
    /** What was asked last, and until when clicks were meant for what was there before. */
    this.topic = "";
    this.calmAt = 0;
    /** Whether a bot plays for the seat that is shown. */
    this.replaced = false;
    /** Whether what lies in the tray is on its way to the server, one by one. */
    this.paying = false;
    /** What is carried over the table before it is laid, and how that is told. @type {{ask: string, hint: string, given: boolean, buttons: () => HTMLElement[]} | null} */
    this.carried = null;
    /** Answers that were sent in one go: how many, whether these were all, and the last entry after them. */
    this.row = { count: 0, all: true, last: -1 };
    /** What was to be paid when something else was asked in between. @type {{topic: string, laid: Choice[]} | null} */
    this.owed = null;
    /** @type {{question: any, tray: Tray} | null} */
    this.laying = null;
    /** @type {Map<string, Map<number, Choice[]>>} */
    this.aims = new Map();
    /** What somebody wants to be asked although few do each time, by the name of its button. @type {Set<string>} */
    this.wants = new Set();
    /** The one screen that somebody has opened over the table; empty if none. */
    this.screen = "";
    /** Parts of the table that also tell how they ended. @type {Set<string>} */
    this.tellers = new Set();
    /** Whether everything is asked, after an undo for instance. */
    this.loud = false;
    /** The open question as it is shown, for which one it was made and when. @type {{of: any, key: string, to: any}} */
    this.shows = { of: null, key: "", to: null };
  }

  /** Whether something is told before anything is asked; `Narrating` says what. @returns {boolean} */
  get following() {
    return false;
  }

  /** The open question of the seat that is shown, or null. @returns {any} */
  get question() {
    const q = this.asking;
    if (!q) return null;
    const key = [...this.wants, this.loud, settings.get("quiet")].join();
    if (this.shows.of !== q || this.shows.key !== key) {
      const shown = trimmed(/** @type {any} */ (this), q);
      this.shows = { of: q, key, to: isQuiet(/** @type {any} */ (this), shown) ? null : shown };
      this.aims.clear();
    }
    return this.shows.to;
  }

  /** The same, also where it is passed by itself. @returns {any} */
  get asking() {
    if (this.viewing !== null || this.following || this.busy || this.sitting || this.replaced || this.paying) return null;
    return this.#open();
  }

  /** @returns {any} */
  #open() {
    const mine = (/** @type {any} */ q) => q.seat === this.seat || (this.tells && q.seat === CHANCE);
    return this.now?.questions.find((/** @type {any} */ q) => mine(q) && !this.declines(q)) ?? null;
  }

  /** The tray of a question that asks for a payment. @returns {Tray | null} */
  get tray() {
    const question = this.question;
    if (!question?.tray) return null;
    if (this.laying?.question !== question) {
      this.laying = { question, tray: new Tray(question.tray, this.owed?.topic === question.topic ? this.owed.laid : []) };
      this.owed = null;
    }
    return this.laying.tray;
  }

  /** Whether something was begun that can be let go without taking anything back. */
  get begun() {
    return Boolean(this.picked.length || this.staged || this.tray?.laid().length || (this.carried && !this.carried.given));
  }

  /** Press or release the button of something that few want each time. @param {string} name */
  want(name) {
    if (!this.wants.delete(name)) this.wants.add(name);
    this.tell("position");
  }

  /** Whether the server answers a question with no until the turn ends. @param {any} q */
  declines(q) {
    return q.seat === this.seat && Boolean(this.now?.standing.includes(q.topic));
  }

  /** Whether the question has just changed, so that a click was meant for the one before. */
  get fresh() {
    return performance.now() < this.calmAt;
  }

  /** What a choice would leave unused. @param {Choice} choice @returns {any[]} */
  leaves(choice) {
    return this.question?.leaves[choice.join()] ?? [];
  }

  /** Options that go with what is picked. @returns {Choice[]} */
  fitting() {
    const q = this.question;
    return q ? fit.fitting(q, this.picked, this.pack) : [];
  }

  /** What could be picked next. @param {string} kind @param {number} [seat] @returns {Map<number, Choice[]>} */
  targets(kind, seat) {
    const q = this.question;
    if (!q) return new Map();
    const key = `${kind}/${seat ?? ""}`;
    let found = this.aims.get(key);
    if (!found) {
      found = fit.targets(q, this.picked, kind, this.pack, seat);
      this.aims.set(key, found);
    }
    return found;
  }

  /** @param {string} kind @param {number} value @param {number} [seat] */
  isTarget(kind, value, seat) {
    return !this.staged && this.targets(kind, seat).has(value);
  }

  /** @param {string} kind @param {number} value @param {number} [seat] */
  isPicked(kind, value, seat) {
    const q = this.question;
    const laid = (this.tray?.laid() ?? []).flatMap((choice) => fit.thingsOf(choice, this.pack));
    const things = this.staged ? fit.thingsOf(this.staged, this.pack) : [...this.picked, ...laid];
    return q !== null && things.some((thing) =>
      fit.means({ kind, value, seat }, thing.kind, thing.value, q, this.pack));
  }

  /** Whether whatever a thing can be picked for is an attack. @param {string} kind @param {number} value @param {number} [seat] */
  isAttack(kind, value, seat) {
    const q = this.question;
    if (!q || this.staged) return false;
    q.attacks ??= new Set(q.options.filter((/** @type {Choice} */ _, /** @type {number} */ at) => q.flags?.[at] & ATTACKS).map(String));
    const choices = q.attacks.size ? this.targets(kind, seat).get(value) ?? [] : [];
    return choices.length > 0 && choices.every((choice) => q.attacks.has(String(choice)));
  }

  /** Whether a click on a thing chooses it or what stands on it, or takes that back. @param {string} kind @param {number} value @param {number} [seat] */
  answers(kind, value, seat) {
    return this.#there({ kind, value, seat }).some((at) => this.isTarget(at.kind, at.value, at.seat) || this.isPicked(at.kind, at.value, at.seat));
  }

  /** Somebody means a thing on the table. @param {string} kind @param {number} value @param {number} [seat] */
  async pick(kind, value, seat) {
    if (this.following) return this.hurry();
    // There to be read: the card itself is chosen where it lies.
    if (kind === "known") return;
    if (!this.question) return this.why(kind, value, seat);
    if (this.staged) this.drop();
    const there = this.#there({ kind, value, seat });
    if (!this.isTarget(kind, value, seat) && this.#unpick(there.slice(0, 1))) return;
    const thing = there.find((at) => this.isTarget(at.kind, at.value, at.seat));
    if (!thing && this.#unpick(there)) return;
    if (!thing) return this.why(kind, value, seat);
    this.picked = [...this.picked, thing];
    this.aims.clear();
    const left = this.fitting();
    const whole = fit.complete(this.question, this.picked, this.pack);
    if (whole.length === 1 && left.every((choice) => choice[0] === whole[0][0])) return this.choose(whole[0]);
    // What is left to pick may lie nowhere on the table; one click more confirms it.
    if (left.length === 1) return this.now.table?.confirm_turn_end === false ? this.choose(left[0]) : this.#stage(left[0]);
    this.tell("pick");
  }

  /**
   * Take a whole choice: at once, or on show first if it ends the turn or reveals something.
   * @param {Choice} choice
   */
  async choose(choice) {
    const q = this.question;
    if (!q) return;
    if (this.tray?.item(choice)) {
      this.tray.turn(choice);
      this.drop();
      return this.tell("pick");
    }
    let flags = this.#listedFlags(q, choice);
    if (flags === undefined) {
      flags = flagsOf(await this.preview(choice).catch(() => null));
      if (this.question !== q) return;
    }
    return this.#weighs(choice, flags) ? this.#stage(choice) : this.send(choice);
  }

  /** Whether a choice is shown once more. Where a turn has many small parts, the table says so: to pass or to hand over is none. @param {Choice} choice @param {number} flags */
  #weighs(choice, flags) {
    if (this.leaves(choice).length && settings.get("unused") === "on") return true;
    if (this.now.table?.at_once?.includes(this.question.topic)) return false;
    if (choice[0] !== PASS && this.now.table?.shown_first?.includes(this.question.topic)) return true;
    if (this.now.table?.confirm_turn_end !== false) return (flags & (ENDS | REVEALS)) !== 0;
    return choice[0] !== PASS && (flags & REVEALS) !== 0;
  }

  /** Decline what is asked, now and whenever it is asked again until the turn ends. */
  notThisTurn() {
    return this.question?.may_stand ? this.send([PASS], true) : undefined;
  }

  confirm() {
    return this.staged ? this.send(this.staged) : undefined;
  }

  /** Pay with everything that lies in the tray, and say that this is all. */
  async pay() {
    const laid = this.tray?.laid();
    const topic = this.question?.topic;
    if (!laid) return;
    this.paying = true;
    while (laid.length && this.#asks(topic, laid[0])) {
      const last = this.now.last;
      await this.send(/** @type {Choice} */ (laid.shift()));
      if (this.now.last === last) break;
    }
    if (!laid.length && this.#asks(topic, [PASS])) await this.send([PASS]);
    // Where something is asked in between, the rest waits until the question comes again.
    if (laid.length && this.#open()?.kind === "pay") this.owed = { topic, laid };
    this.paying = false;
    this.aims.clear();
    this.tell("position");
  }

  /** Answer several questions in one go; where one is not asked or an answer is refused, the rest is let go. @param {Choice[]} choices */
  async answer(choices) {
    let count = 0;
    this.paying = true;
    for (const choice of choices) {
      const last = this.now.last;
      if (!this.#asks(this.#open()?.topic, choice)) break;
      await this.send(choice);
      if (this.now.last === last) break;
      count += 1;
    }
    this.row = { count, all: count === choices.length || !this.#open(), last: this.now.last };
    this.paying = false;
    this.aims.clear();
    this.tell("position");
  }

  /** @param {string} topic @param {Choice} choice @returns {boolean} */
  #asks(topic, choice) {
    const q = this.#open();
    return q !== null && q.topic === topic && q.options.some((/** @type {Choice} */ option) => option.join() === choice.join());
  }

  /** Whether the staged choice ends the turn, reveals something, both or neither. */
  get stagedFlags() {
    const q = this.question;
    if (!this.staged || !q) return 0;
    return this.#listedFlags(q, this.staged) ?? flagsOf(this.stagedPreview);
  }

  /** Take back the last pick, or return to the present. */
  back() {
    if (this.viewing !== null) return void this.show(null);
    const kept = this.picked.slice(0, -1);
    if (!this.picked.length) this.tray?.counts.clear();
    this.drop();
    this.picked = kept;
    this.tell("pick");
  }

  /** Say why a thing cannot be chosen now. @param {string} kind @param {number} value @param {number} [seat] */
  async why(kind, value, seat) {
    const thing = { kind, value, seat };
    if (this.viewing !== null) return this.reason(ui("decide.past"), "", thing);
    if (this.seat < 0) return this.reason(ui("decide.watching"), "", thing);
    if (this.replaced) return this.reason(ui("decide.replaced"), "", thing);
    if (this.busy || this.following) return;
    const q = this.question;
    const whole = q ? fit.wouldBe(q, this.picked, thing, this.pack) : null;
    try {
      const told = await this.desk.why(whole ? { choice: whole } : { kind, value, from_seat: seat });
      if (told.legal) this.reason(ui("decide.not_yet"), "", thing);
      else this.reason(this.pack.reason(told.reason), told.rule?.id ?? this.pack.ruleOf(told.reason), thing);
    } catch (error) {
      this.fail(error);
    }
  }

  /** What a choice would do, as far as that can be known. @param {Choice} choice @returns {Promise<any>} */
  preview(choice) {
    if (this.question?.seat === CHANCE) return Promise.resolve(null);
    return this.desk.preview(choice, this.now.last);
  }

  /** Show the position after an entry, or the present; `Narrating` says how. @param {number | null} _n */
  async show(_n) {}

  /** Let what is told be over at once; `Narrating` says how. */
  hurry() {}

  /** Open a screen over the table, or none: it takes the place of the one before. @param {string} name */
  openScreen(name) {
    this.screen = name;
    this.dispatchEvent(new CustomEvent("screen", { detail: name }));
    this.tell("pick");
  }

  /** Whether a screen has the table, or nobody has opened another one. @param {string} name */
  hasScreen(name) {
    return this.screen === "" || this.screen === name;
  }

  /** Send a choice; `Game` says how. @param {Choice} _choice @param {boolean} [_rest] whether it stands until the turn ends @returns {Promise<void>} */
  async send(_choice, _rest) {}

  drop() {
    this.picked = [];
    this.staged = null;
    this.stagedPreview = null;
    this.carried = null;
    this.aims.clear();
  }

  /** @param {string} text @param {string} rule @param {Thing | null} thing */
  reason(text, rule, thing) {
    this.dispatchEvent(new CustomEvent("reason", { detail: { text, rule, thing } }));
  }

  /** @param {unknown} error */
  fail(error) {
    this.dispatchEvent(new CustomEvent("error", { detail: { error } }));
  }

  /** For a moment a click was meant for what was there before. */
  calm() {
    this.calmAt = performance.now() + Number(settings.get("calm"));
  }

  /** @param {"position" | "pick" | "info" | "log"} why */
  tell(why) {
    const topic = this.question?.topic ?? "";
    if (topic && this.topic && topic !== this.topic) this.calm();
    if (topic) this.topic = topic;
    this.dispatchEvent(new CustomEvent("change", { detail: { why } }));
  }

  /** @param {Choice} choice */
  async #stage(choice) {
    this.staged = choice;
    this.stagedPreview = null;
    this.tell("pick");
    const told = await this.preview(choice).catch(() => null);
    if (this.staged !== choice) return;
    this.stagedPreview = told;
    this.tell("pick");
  }

  /** @param {any} q @param {Choice} choice @returns {number | undefined} */
  #listedFlags(q, choice) {
    const at = q.options.findIndex((/** @type {Choice} */ option) => option.join() === choice.join());
    return at < 0 ? undefined : q.flags?.[at];
  }

  /** @param {Thing[]} there what was clicked @returns {boolean} whether that was picked */
  #unpick(there) {
    const q = this.question;
    const at = this.picked.findIndex((thing) => there.some((one) => fit.means(one, thing.kind, thing.value, q, this.pack)));
    if (at < 0) return false;
    this.picked = this.picked.slice(0, at);
    this.aims.clear();
    this.tell("pick");
    return true;
  }

  /** What a click on a thing may mean: itself, then what stands on it. @param {Thing} thing @returns {Thing[]} */
  #there(thing) {
    return [thing, ...(PLACES.includes(thing.kind) ? fit.standing(this.pack, this.position?.table, this.seat, thing.value) : [])];
  }
}
