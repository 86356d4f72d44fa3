// Captions: what somebody else does now: the card large, with its number, and the sentences of it below the name.
// Owns which lines are told that way and how; when each is in sight is up to the queue of the stage.

import { h, icon } from "../dom.js";
import { PACES, settings } from "../settings.js";
import { ui } from "../words.js";
import { NO_NEWS } from "../history/catchup.js";
import { isReason } from "../history/lines.js";
import { emblem, sentence } from "../history/sentence.js";
import { face } from "../panels/card.js";
import { cueOf, factsOf } from "../stage/cues.js";
import { pictureOf } from "../stage/picture.js";
import { placesIn } from "../stage/standing.js";

/** @typedef {import("../history/lines.js").Line} Line */
/** @typedef {import("../history/lines.js").Event} Event */
/** How the act of an event looks: the slot of its card and of its number, or a sign. @typedef {{card?: number, number?: number, sign?: string}} Act */
/** @typedef {{seat: number, row: number, number: number, lines: {event: Event, sign: string}[]}} Said */

const STEP = 400;
const MOST_LINES = 4;
const RULE = "rule";

/** What a line is told with; null if nobody needs a caption for it.
 * @param {any} game @param {Line} line @param {Event[]} told those of its events that are meant @param {number} actor whose choice led to it @returns {Said | null} */
export function saidOf(game, line, told, actor) {
  if (actor < 0 || !PACES[settings.get("pace")] || line.kind !== "choice") return null;
  if (game.viewing === null && (game.local.includes(actor) || game.hurried || isRead(game, actor))) return null;
  const staged = settings.get("stage") !== "off";
  const events = told.filter((event) => !NO_NEWS.has(event.key) && !isReason(/** @type {any} */ ({ event })) && !(staged && cueOf(game, line, event)));
  if (!events.length) return null;
  const acts = events.map((event) => ({ event, facts: factsOf(event), act: /** @type {Act} */ (game.drawing.acts[event.key] ?? {}), row: rowOf(game, event) }));
  const main = acts.find(({ row }) => row >= 0);
  return { seat: actor, row: main?.row ?? -1, number: main?.act.number ? main.facts[main.act.number] : -1, lines: acts.map(({ event, act }) => ({ event, sign: act.sign ?? "" })) };
}

/** Whether a turn is read step by step beside the map already. @param {any} game @param {number} seat */
const isRead = (game, seat) => settings.get("steps") === "on" && game.info.seats[seat]?.kind === RULE;

/** The card that an event is about. @param {any} game @param {Event} event */
function rowOf(game, event) {
  const act = game.drawing.acts[event.key];
  if (act) return act.card ? factsOf(event)[act.card] : -1;
  return game.pack.eventParts(event).find((/** @type {any} */ part) => part.kind && game.pack.isRowKind(part.kind))?.value ?? -1;
}

/** What somebody does, for the queue. */
export class Caption {
  /** @param {any} game @param {number} seat @param {number} turn @param {number} n */
  constructor(game, seat, turn, n) {
    this.game = game;
    this.seat = seat;
    this.turn = turn;
    this.n = n;
    this.row = -1;
    this.verdict = false;
    /** Others need not wait for it. */
    this.aside = true;
    /** @type {import("../stage/queue.js").Step[]} */
    this.steps = [];
    /** Where it happens. @type {Set<string>} */
    this.places = new Set();
    this.card = h("div", { class: "act-card" });
    this.lines = h("ol", { class: "act-lines" });
    this.el = h("div", { class: `told-act seat-${game.colour(seat)}` }, this.card, h("div", { class: "act-words" }, h("p", { class: "act-who" }, emblem(game, seat), game.name(seat)), this.lines));
  }

  /** Whether something goes on with what this one tells. @param {Said} said @param {number} turn */
  takes({ seat, row }, turn) {
    return seat === this.seat && turn === this.turn && (row < 0 || this.row < 0 || row === this.row);
  }

  /** @param {Said} said @param {Line} line */
  add(said, line) {
    this.n = line.n;
    if (said.row >= 0) this.row = said.row;
    // Where somebody acts now is what one wants to see.
    this.places = new Set(said.lines.flatMap(({ event }) => placesIn(this.game.pack, event)));
    this.steps.push({ ms: STEP, show: () => this.#show(said, line) });
  }

  /** @param {Said} said @param {Line} line */
  #show({ row, number, lines }, line) {
    const { game } = this;
    if (row >= 0) this.card.replaceChildren(h("div", { class: "scene-card" }, this.#picture(row), face(game.pack, row)), number >= 0 ? h("b", { class: "act-number", role: "img", "aria-label": ui("told.slot", number) }, String(number)) : "");
    else if (!this.card.children.length && lines[0].sign) this.card.append(h("div", { class: "act-sign" }, icon(lines[0].sign)));
    for (const { event, sign } of lines) {
      this.lines.append(h("li", null, sign ? icon(sign) : null, h("span", null, sentence(game, { n: line.n, line, event, gone: false }, "", false))));
    }
    while (this.lines.children.length > MOST_LINES) this.lines.firstElementChild?.remove();
  }

  /** @param {number} row */
  #picture(row) {
    const name = pictureOf(this.game.pack, row);
    return name ? h("div", { class: "scene-picture" }, icon(name)) : null;
  }
}
