// Captions: what others do now, in one summary: the card large, with its number, and the sentences of it below the name.
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
import { placesIn } from "../stage/places.js";

/** @typedef {import("../history/lines.js").Line} Line */
/** @typedef {import("../history/lines.js").Event} Event */
/** How the act of an event looks: the slot of its card and of its number, or a sign. @typedef {{card?: number, number?: number, sign?: string}} Act */
/** @typedef {{seat: number, row: number, number: number, lines: {event: Event, sign: string}[]}} Said */

/** So many moves stay as long as bots' moves do; of a whole round the others pass quicker. */
const FULL = 4;
const QUICKER = 5;
const MOST_LINES = 5;
const RULE = "rule";

/** What a line is told with; null if nobody needs a caption for it.
 * @param {any} game @param {Line} line @param {Event[]} told those of its events that are meant @param {number} actor whose choice led to it @returns {Said | null} */
export function saidOf(game, line, told, actor) {
  if (actor < 0 || !PACES[settings.get("pace")] || line.kind !== "choice") return null;
  if (game.viewing === null && (game.local.includes(actor) || isRead(game, actor))) return null;
  const staged = settings.get("stage") !== "off";
  const events = told.filter((event) => !NO_NEWS.has(event.key) && !isReason(/** @type {any} */ ({ event })) && game.drawing.stage[event.key] !== null && !(staged && cueOf(game, line, event)));
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
  /** @param {any} game @param {number} seat who acts first */
  constructor(game, seat) {
    this.game = game;
    this.seat = seat;
    this.moves = 0;
    /** Who has moved so far. @type {Set<number>} */
    this.seats = new Set();
    this.verdict = false;
    /** @type {import("../narration/queue.js").Step[]} */
    this.steps = [];
    /** Where it happens. @type {Set<string>} */
    this.places = new Set();
    this.card = h("div", { class: "act-card" });
    this.lines = h("ol", { class: "act-lines" });
    this.who = h("p", { class: "act-who" });
    this.el = h("div", { class: "told-act" }, this.card, h("div", { class: "act-words" }, this.who, this.lines));
    this.#turn(seat);
  }

  /** Whoever acts now stands above. @param {number} seat */
  #turn(seat) {
    const { game, el } = this;
    el.className = `told-act seat-${game.colour(seat)}`;
    this.who.replaceChildren(emblem(game, seat), game.name(seat));
    if (seat !== this.seat) this.card.replaceChildren();
    this.seat = seat;
  }

  /** @param {Said} said @param {Line} line */
  add(said, line) {
    this.moves += 1;
    const pace = PACES[settings.get("pace")];
    this.steps.push({ n: line.n, ms: this.moves > FULL ? pace / QUICKER : pace, along: true, show: () => this.#show(said, line) });
  }

  /** @param {Said} said @param {Line} line */
  #show({ seat, row, number, lines }, line) {
    const { game } = this;
    this.#turn(seat);
    for (const { event } of lines) this.seats.add(event.seat < 0 ? seat : event.seat);
    // Where several have moved, each line says whose move it is.
    this.who.hidden = this.seats.size > 1;
    // Where somebody acts now is what one wants to see.
    this.places = new Set(lines.flatMap(({ event }) => placesIn(game.pack, event)));
    game.dispatchEvent(new CustomEvent("place", { detail: this }));
    if (row >= 0) this.card.replaceChildren(h("div", { class: "scene-card" }, this.#picture(row), face(game.pack, row)), number >= 0 ? h("b", { class: "act-number", role: "img", "aria-label": ui("told.slot", number) }, String(number)) : "");
    else if (!this.card.children.length && lines[0].sign) this.card.append(h("div", { class: "act-sign" }, icon(lines[0].sign)));
    for (const { event, sign } of lines) {
      this.lines.append(h("li", null, emblem(game, event.seat < 0 ? seat : event.seat), sign ? icon(sign) : null, h("span", null, sentence(game, { n: line.n, line, event, gone: false }, "", false))));
    }
    while (this.lines.children.length > MOST_LINES) this.lines.firstElementChild?.remove();
  }

  /** @param {number} row */
  #picture(row) {
    const name = pictureOf(this.game.pack, row);
    return name ? h("div", { class: "scene-picture" }, icon(name)) : null;
  }
}
