// Cues: which events of the log are played on stage, and how. Owns how an event finds its cue: in the
// table of its game or of a module, or else by what it is: dice are rolled and cards turned over.
// It never knows a game; slots are those of the event's wording, 0 is the seat.

/** @typedef {import("../history/lines.js").Event} Event */
/** @typedef {import("../history/lines.js").Line} Line */
/** Somebody on one side: the slot of a seat, or what else stands there.
 * @typedef {number | ((game: any, facts: number[], n: number, before: any) => {seat: number, name: string, sign: string, kind?: string})} Facing */
/** How an event is played; without any of these its sentence is told.
 * @typedef {{
 *   scene?: string,             goes on with the scene of this name
 *   unless?: string,            part of the table that tells it by itself while it is there
 *   begins?: boolean,           begins that scene, with its sentence as the title
 *   sides?: [Facing, Facing],   who faces whom in it
 *   side?: number|"seat"|"nobody",  whose side it concerns: by place, that of the event's seat, or that of no seat
 *   die?: number,               slot of what a die shows
 *   sum?: [string, number][],   what adds to a side's sum: word and slot
 *   total?: number,             slot of that sum
 *   both?: [string, number, number],  what adds to each side: word and slots
 *   totals?: [number, number],  slots of both sums
 *   unit?: number, front?: number, wounds?: number, fate?: "stands"|"hurt"|"falls",  a unit that is turned over or struck
 *   backs?: number,             slot of how many cards lie facedown
 *   card?: number,              slot of a card that is turned over
 *   back?: string,              a card that stays facedown, with its sign
 *   sign?: string,
 *   verdict?: "won"|"lost"|"",  its sentence is the verdict
 *   loss?: number,              slot of the seat that loses something
 *   sound?: import("./sound.js").Sound,
 * }} Cue */

/** The kind of value that a die shows. */
const DIE = "die";
const NATURE = -1;
const DRAW = "draw";

/** What chance answered: the kind and label of the first value; null if somebody else chose, an empty label if it is secret.
 * @param {any} pack @param {Line} line */
function chanced(pack, line) {
  if (line.seat !== NATURE || line.kind !== "choice") return null;
  const [name, label = ""] = line.move.split(" ");
  const verb = Object.values(pack.data.verbs).find((/** @type {any} */ found) => found.name === name);
  return { kind: verb?.kinds[0] ?? "", label };
}

/** The facts of an event, by slot. @param {Event} event */
export const factsOf = (event) => [event.seat, ...event.args];

/** How an event is played; null if it is not.
 * @param {any} game @param {Line} line @param {Event} event @returns {Cue | null} */
export function cueOf(game, line, event) {
  const known = game.drawing.stage[event.key];
  if (known !== undefined) return known;
  const { pack } = game;
  const chance = chanced(pack, line);
  // A card that came by chance is what happened first; all that follows from it has cues of its own.
  if (chance === null || line.events[0] !== event) return null;
  if (chance.kind === DIE) return { scene: DIE, die: event.args.indexOf(Number(chance.label)) + 1 };
  const named = pack.eventParts(event).filter((/** @type {any} */ part) => typeof part !== "string");
  const drawn = named.find((/** @type {any} */ part) => pack.label(part.kind, part.value) === chance.label);
  // What nobody may see, or is no card, is worth a line of the log and no more.
  if (!drawn) return null;
  return pack.isRowKind(drawn.kind) ? { scene: DRAW, card: factsOf(event).indexOf(drawn.value, 1) } : null;
}
