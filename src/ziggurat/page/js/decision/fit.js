// Fit: which listed choices still go with the things that were picked.
// Pure functions over options and kinds; it knows no rules and touches no document.

import { thingOf } from "../board/kinds.js";

/** @typedef {{kind: string, value: number, seat?: number}} Thing */
/** @typedef {number[]} Choice */
/** @typedef {{verb: (n: number) => {kinds: string[]}, isRowKind: (kind: string) => boolean}} Kinds */

/**
 * Whether a thing on the table can be meant by an argument of some kind.
 * @param {Thing} thing
 * @param {string} kind
 * @param {number} value
 * @param {{seat: number, slot_seat?: number}} question
 * @param {Kinds} kinds
 */
export function means(thing, kind, value, question, kinds) {
  if (thing.value !== value) return false;
  const slots = kind === "slot" || kind === "place";
  if (slots && (thing.kind === "slot" || thing.kind === "place")) {
    return (thing.seat ?? question.seat) === slotSeat(question);
  }
  if (thing.seat !== undefined && thing.seat !== question.seat && thing.kind === kind) return kind === "seat";
  return thing.kind === kind || (kinds.isRowKind(thing.kind) && kinds.isRowKind(kind)
    && (thing.kind === "row" || kind === "row"));
}

/** @param {{seat: number, slot_seat?: number}} question */
export function slotSeat(question) {
  return question.slot_seat !== undefined && question.slot_seat >= 0 ? question.slot_seat : question.seat;
}

/**
 * The arguments of a choice that the picked things leave open, or null if they do not go with it.
 * In the order of picking each thing takes the first argument it can mean.
 * @param {Choice} choice
 * @param {readonly Thing[]} picked
 * @param {{seat: number, slot_seat?: number}} question
 * @param {Kinds} kinds
 * @returns {number[] | null} positions of the open arguments
 */
export function open(choice, picked, question, kinds) {
  const names = kinds.verb(choice[0]).kinds;
  const left = names.map((_name, at) => at);
  for (const thing of picked) {
    const found = left.findIndex((at) => means(thing, names[at], choice[at + 1], question, kinds));
    if (found < 0) return null;
    left.splice(found, 1);
  }
  return left;
}

/**
 * The options that go with what is picked.
 * @param {any} question
 * @param {readonly Thing[]} picked
 * @param {Kinds} kinds
 * @returns {Choice[]}
 */
export function fitting(question, picked, kinds) {
  if (!picked.length) return question.options;
  return question.options.filter((/** @type {Choice} */ choice) => open(choice, picked, question, kinds) !== null);
}

/**
 * The options that are complete: nothing else has to be picked.
 * Where two differ only in order (from here to there), the order of picking decides.
 * @param {any} question
 * @param {readonly Thing[]} picked
 * @param {Kinds} kinds
 * @returns {Choice[]}
 */
export function complete(question, picked, kinds) {
  const whole = fitting(question, picked, kinds).filter((choice) => kinds.verb(choice[0]).kinds.length === picked.length);
  const ordered = whole.filter((choice) => picked.every((thing, at) =>
    means(thing, kinds.verb(choice[0]).kinds[at], choice[at + 1], question, kinds)));
  return ordered.length === 1 && whole.every((choice) => choice[0] === ordered[0][0]) ? ordered : whole;
}

/**
 * What could be picked next, as a map from value to the choices it leads to.
 * @param {any} question
 * @param {readonly Thing[]} picked
 * @param {string} kind the kind of thing
 * @param {Kinds} kinds
 * @param {number} [seat] whose thing it is
 * @returns {Map<number, Choice[]>}
 */
export function targets(question, picked, kind, kinds, seat) {
  /** @type {Map<number, Choice[]>} */
  const found = new Map();
  for (const choice of question.options) {
    const left = open(choice, picked, question, kinds);
    if (left === null) continue;
    const names = kinds.verb(choice[0]).kinds;
    for (const at of left) {
      const value = choice[at + 1];
      if (!means({ kind, value, seat }, names[at], value, question, kinds)) continue;
      const held = found.get(value);
      if (!held) found.set(value, [choice]);
      else if (!held.includes(choice)) held.push(choice);
    }
  }
  return found;
}

/**
 * The things that a whole choice names.
 * @param {Choice} choice
 * @param {Kinds} kinds
 * @returns {Thing[]}
 */
export function thingsOf(choice, kinds) {
  return kinds.verb(choice[0]).kinds.map((kind, at) => ({ kind, value: choice[at + 1] }));
}

/**
 * The choice that the picked things and one more would make if it were legal, or null.
 * @param {any} question
 * @param {readonly Thing[]} picked
 * @param {Thing} thing
 * @param {Kinds} kinds
 * @returns {Choice | null}
 */
export function wouldBe(question, picked, thing, kinds) {
  if (!picked.length) return null;
  for (const choice of fitting(question, picked, kinds)) {
    const left = open(choice, picked, question, kinds);
    if (left === null || left.length !== 1) continue;
    if (!means(thing, kinds.verb(choice[0]).kinds[left[0]], thing.value, question, kinds)) continue;
    return choice.map((value, at) => (at === left[0] + 1 ? thing.value : value));
  }
  return null;
}

/**
 * What stands on a space or a square and may be meant by a click on it: pieces that can be chosen
 * by number, one's own or nobody's, and those that stand for a row.
 * @param {any} pack
 * @param {any} table
 * @param {number} seat
 * @param {number} value the space
 * @returns {Thing[]}
 */
export function standing(pack, table, seat, value) {
  const space = (table?.spaces ?? table?.squares)?.find((/** @type {any} */ at) => at.n === value);
  return (space?.pieces ?? []).flatMap((/** @type {any} */ piece) => {
    const thing = piece.seat < 0 || piece.seat === seat ? thingOf(pack, piece) : null;
    return [...(thing ? [thing] : []), ...(piece.row >= 0 ? [{ kind: "row", value: piece.row }] : [])];
  });
}
