// Since: what others did since a seat's last turn, and what of that was done to this seat. Owns where that
// turn ended and what weighs most; it reads the log only and never draws.

import { NO_NEWS } from "../history/catchup.js";
import { beginning, groups, isReason, takenBack } from "../history/lines.js";
import { governed } from "../history/step.js";
import { named } from "../history/sentence.js";
import { PLACES } from "../panels/look.js";
import { settings } from "../settings.js";
import { factsOf } from "../stage/cues.js";

/** @typedef {import("../history/lines.js").Group} Group */
/** @typedef {import("../history/lines.js").Item} Item */
/** One thing that happened; the more it hurt, the higher its weight; what is read step by step need not be told. @typedef {{item: Item, weight: number, sign: string, read: boolean}} News */
/** What is new since an entry. @typedef {{n: number, news: News[]}} Told */

/** Something was lost, somebody else meant it, it is one's own all the same, it is others' business. */
export const [LOSS, AIMED, OWN, OTHERS] = [3, 2, 1, 0];

/** What a seat has not seen itself do since its last turn; null before the first turn.
 * @param {any} game @param {Set<number>} places those that belong to the seat @returns {Told | null} */
export function since(game, places) {
  const start = beginning(game.lines);
  if (game.seat < 0 || start === Infinity) return null;
  const told = groups(game.lines);
  const { n, group } = lastAct(game, told);
  const from = Math.max(n, start);
  const ongoing = told[group]?.kind === "turn" && group === told.length - 1;
  /** @type {News[]} */
  const news = [];
  let actor = game.seat;
  const read = settings.get("steps") === "on" ? governed(game) : new Set();
  for (const [at, { items }] of told.entries()) {
    for (const item of items) {
      if (item.n < n) continue;
      if (item.line.seat >= 0) actor = item.line.seat;
      if (told[at].kind === "setup" || item.gone || item.event === null || NO_NEWS.has(item.event.key) || isReason(item)) continue;
      const one = { ...weighed(game, item, places), read: item.n > game.readFrom && read.has(told[at].seat) };
      if (at > group || (item.n > n && (actor !== game.seat || one.weight === LOSS))) news.push(one);
    }
  }
  // Within one's own turn only what others did to one is worth a word.
  return { n: from, news: ongoing ? news.filter(({ weight }) => weight >= AIMED) : news };
}

/** The last choice of the seat in a turn of its own; where turns belong to all, its last choice that was no answer.
 * @param {any} game @param {Group[]} told */
function lastAct(game, told) {
  const { seat, lines } = game;
  const gone = takenBack(lines);
  const alone = told.some(({ kind }) => kind === "turn");
  const acts = new Set(lines.filter((/** @type {any} */ line) => line.kind === "choice" && line.seat === seat && !gone.has(line.n) && (alone || acted(game, line.events))).map((/** @type {any} */ line) => line.n));
  for (let group = told.length - 1; group >= 0; group -= 1) {
    if (alone && told[group].kind === "turn" && told[group].seat !== seat) continue;
    if (alone && told[group].kind === "world") continue;
    const item = told[group].items.findLast(({ n }) => acts.has(n));
    if (item) return { n: item.n, group };
  }
  return { n: -1, group: -1 };
}

/** Whether a choice began something: not whoever lets something pass, or answers in what somebody else began. @param {any} game @param {import("../history/lines.js").Event[]} events */
const acted = (game, events) => events.some(({ key }) => {
  const cue = game.drawing.stage[key];
  return !cue?.scene || cue.begins;
});

/** @param {any} game @param {Item} item @param {Set<number>} places @returns {Omit<News, "read">} */
function weighed(game, item, places) {
  const event = /** @type {import("../history/lines.js").Event} */ (item.event);
  const cue = game.drawing.stage[event.key];
  const sign = cue?.sign ?? "";
  if (cue?.loss !== undefined && factsOf(event)[cue.loss] === game.seat) return { item, sign, weight: LOSS };
  const parts = named(game, item);
  const mine = parts.some(({ kind, value }) => PLACES.includes(kind) && places.has(value));
  const meant = parts.some(({ kind, value }) => kind === "seat" && value === game.seat);
  if (event.seat !== game.seat && (mine || meant)) return { item, sign, weight: AIMED };
  return { item, sign, weight: meant ? OWN : OTHERS };
}

/** The places that belong to a seat, in any of some tables. @param {any[]} tables @param {number} seat @returns {Set<number>} */
export function placesOf(tables, seat) {
  const all = tables.flatMap((table) => table?.spaces ?? table?.squares ?? []);
  return new Set(all.filter(({ owner, land, pieces }) => owner === seat || land?.[0] === seat || pieces.some((/** @type {any} */ piece) => piece.seat === seat)).map(({ n }) => n));
}
