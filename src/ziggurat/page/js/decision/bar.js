// Decision bar: one sentence that says what is asked, the options, and the way back.
// It never knows rules: it words the question and shows what the server listed.

import { announce, h, on } from "../dom.js";
import { ui } from "../words.js";
import { flashing } from "./flash.js";
import { listen } from "./keys.js";
import { PreviewLine } from "./preview.js";
import { said } from "./wording.js";
import { Toast } from "./toast.js";
import { settings } from "../settings.js";
import { handoverNote } from "../together/handover.js";
import { rewindNote, standingNote, tools } from "./undo.js";

/** @typedef {import("../game.js").Game} Game */

// A sentence longer than this is set smaller, so that the table need not move.
const LONG = 90;
/** With more options than this, or longer ones, they have a line of their own. */
const MANY = 6;
const WORDY = 84;
/** With more words than this they are set smaller, so that they keep to that line. */
const VERBOSE = 110;
const PATIENCE = 300;

/** What tells a button of a tray from the others, whenever it is built. @param {Element | null} el */
const spot = (el) => el?.getAttribute("aria-label") ?? el?.getAttribute("data-choice") ?? "";

export class DecisionBar {
  /** @param {Element} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.key = "";
    this.asked = "";
    this.byKey = false;
    this.homeless = false;
    this.held = 0;
    root.classList.add("bar");
    root.setAttribute("role", "region");
    root.setAttribute("aria-label", ui("decide.bar"));
    this.sentence = h("div", { class: "bar-ask" });
    this.will = h("div", { class: "bar-will" });
    this.options = h("div", { class: "bar-options", role: "group" });
    this.tools = h("div", { class: "bar-tools", role: "group", "aria-label": ui("decide.tools") });
    this.note = h("div", { class: "bar-note" });
    // What ends a part of the turn is always here, and nothing else ever is.
    this.ending = h("div", { class: "bar-end", role: "group", "aria-label": ui("decide.ending") });
    this.shape = "";
    this.calming = 0;
    const toasts = h("div", { class: "toasts" });
    root.replaceChildren(toasts, this.note, h("div", { class: "bar-say" }, this.sentence, this.will), this.options, this.tools, this.ending);
    this.preview = new PreviewLine(this.will, game);
    this.toast = new Toast(toasts, game);
    this.stops = [
      on(root, "click", (event) => this.#guard(event), { capture: true }),
      on(document, "keydown", (event) => this.#unrepeated(event), { capture: true }),
      listen(root, game, () => this.toast.hide()),
      on(document, "keydown", () => { this.byKey = true; }, { capture: true }),
      on(document, "pointerdown", () => { this.byKey = false; }, { capture: true }),
      on(game, "thing", (event) => this.#look(event.detail)),
      on(root, "pointerover", (event) => { if (event.pointerType === "mouse") this.#aim(event.target); }),
      on(root, "focusin", (event) => this.#aim(event.target)),
      on(root, "pointerleave", () => this.#aim(null)),
      flashing(game, root),
      on(game, "close", () => this.close()),
    ];
  }

  close() {
    clearTimeout(this.calming);
    this.toast.close();
    for (const stop of this.stops) stop();
  }

  draw() {
    if (this.game.busy || this.game.paying) return this.#hold();
    this.#release();
    this.#build();
  }

  /** While a choice is on its way the bar stays as it is, unless that takes long. */
  #hold() {
    if (this.held) return;
    this.root.classList.add("busy");
    this.held = window.setTimeout(() => this.#build(), PATIENCE);
  }

  #release() {
    clearTimeout(this.held);
    this.held = 0;
    this.root.classList.remove("busy");
  }

  #build() {
    const key = this.#state();
    if (key === this.key) return;
    this.key = key;
    const idle = document.activeElement === null || document.activeElement === document.body;
    const held = this.root.contains(document.activeElement) || (this.homeless && idle);
    const before = spot(document.activeElement);
    const { ask, will, options, ending = [] } = said(this.game, this.root.closest(".table") ?? document.body);
    this.sentence.replaceChildren(...ask);
    this.sentence.classList.toggle("long", (this.sentence.textContent ?? "").length > LONG);
    this.preview.rest(will);
    this.options.replaceChildren(...options);
    this.ending.replaceChildren(...ending);
    this.#settle();
    this.root.classList.toggle("many", Boolean(this.game.tray) || options.length > MANY || (this.options.textContent ?? "").length > WORDY);
    this.root.classList.toggle("verbose", (this.options.textContent ?? "").length > VERBOSE);
    this.note.replaceChildren(...rewindNote(this.game), ...handoverNote(this.game), ...standingNote(this.game));
    this.tools.replaceChildren(...tools(this.game));
    this.root.classList.toggle("yours", Boolean(this.game.question));
    this.root.classList.toggle("seated", this.game.seat >= 0);
    this.root.classList.toggle("staged", Boolean(this.game.staged));
    this.#speak();
    this.#refocus(held, before);
  }

  /** Everything the bar depends on, so that it is built anew only when that changes. */
  #state() {
    const { game } = this;
    const q = game.question;
    return JSON.stringify([
      game.pack.data.lang, game.seat, game.now?.last, game.viewing, game.following, Boolean(game.busy), game.over, game.asked,
      q?.topic, q?.facts, game.picked, game.tray?.laid(), game.carried?.ask, game.staged, Boolean(game.stagedPreview), game.info.seats, game.position?.at,
      game.info.rewind, game.info.handover, game.info.host, game.link, game.now?.standing, this.root.closest(".table")?.getAttribute("data-screen"),
    ]);
  }

  /** Buttons that have just appeared take no click for a moment: it was meant for what was there before. */
  #settle() {
    const shape = [...this.#buttons()].map((el) => el.getAttribute("data-choice") ?? el.textContent).join("|");
    const calm = Number(settings.get("calm"));
    if (shape === this.shape) return;
    this.shape = shape;
    clearTimeout(this.calming);
    if (!shape || !calm) return this.root.removeAttribute("data-fresh");
    this.root.setAttribute("data-fresh", "");
    this.calming = window.setTimeout(() => this.root.removeAttribute("data-fresh"), calm);
  }

  #buttons() {
    return this.root.querySelectorAll(".bar-options button, .bar-end button");
  }

  /** Where the keyboard goes on: what does nothing is pressed only by whoever goes there. */
  #first() {
    const all = [...this.#buttons()];
    return all.find((el) => !el.matches(".pass")) ?? all[0] ?? null;
  }

  /** @param {Event} event a click by mouse, finger or key */
  #guard(event) {
    const button = event.target instanceof Element ? event.target.closest(".bar-options button, .bar-end button") : null;
    if (!button || !this.root.hasAttribute("data-fresh")) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** A key that is held down presses once. @param {KeyboardEvent} event */
  #unrepeated(event) {
    const here = event.target === document.body || (event.target instanceof Node && this.root.contains(event.target));
    if (!event.repeat || !here || !/^([0-9]|Enter| )$/.test(event.key)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** A new question is said aloud; picks and confirmations too. */
  #speak() {
    const { game } = this;
    if (!game.question) { this.asked = ""; return; }
    const text = [...this.sentence.childNodes].map((node) => node.textContent).join(" ").trim();
    if (text === this.asked) return;
    this.asked = text;
    // Why the rest of an answer was not taken stays in sight.
    if (game.row.all || game.row.last !== game.now.last) this.toast.hide();
    announce(text);
  }

  /** Keep the keyboard where it can go on. @param {boolean} held whether the focus was in the bar @param {string} before what had it */
  #refocus(held, before) {
    const same = this.game.tray && held && before ? [...this.#buttons()].find((el) => spot(el) === before && !el.hasAttribute("disabled")) : null;
    const go = same ?? this.root.querySelector("button.confirm");
    const next = go && (held || this.byKey) ? go : held && !this.root.contains(document.activeElement) ? this.#first() : null;
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
