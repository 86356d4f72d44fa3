// The narration: what the log tells, one thing after the other, and how far everything that is shown may be.
// Plain state and functions over it. Map, numbers, log, panels and the next question all follow `reached`: nothing of
// an entry is shown before the narration has come to its end. It never draws, waits or asks the server.

/** A moment of an act: what it shows, how long that takes in milliseconds, and the entry that it tells; the table goes
 * along with it, else it follows.
 * @typedef {{n: number, ms: number, along?: boolean, show: () => void, done?: () => void}} Step */
/** What is told, and where: a scene, a caption, a step of a turn that is read; without an element it happens on the table.
 * @typedef {{el: HTMLElement | null, steps: Step[], places: Set<string>, verdict: boolean}} Act */
/** One thing in the queue. It tells the entries from `from` to `to`; `from` moves on as they are told. Whoever reads says
 * when it is over, so nothing else ends it.
 * @typedef {{from: number, to: number, act: Act, reads: boolean}} Item */
/** `last` is the newest entry that may be shown once everything is told.
 * @typedef {{items: Item[], last: number}} Narration */

/** Of more than these, the oldest are left to the log. */
const MOST = 12;

/** @param {number} last @returns {Narration} */
export const begun = (last) => ({ items: [], last });

/** What is told now. @param {Narration} narration @returns {Item | null} */
export const telling = ({ items }) => items[0] ?? null;

/** The newest entry that may be shown: nothing of an entry is, until all that is told of it has been told.
 * @param {Narration} narration @returns {number} */
export const reached = ({ items, last }) => Math.min(last, ...items.map(({ from }) => from - 1));

/** Add what happened up to an entry, and what is told of it. @param {Narration} narration @param {number} last @param {Item[]} [items] */
export function extend(narration, last, items = []) {
  narration.last = Math.max(narration.last, last);
  narration.items.push(...items.filter((item) => !narration.items.includes(item)));
  const over = narration.items.length - MOST;
  // What is under way stays, and so does what somebody reads.
  if (over > 0) narration.items = narration.items.filter((item, at) => at === 0 || at > over || item.reads);
}

/** An entry was told. @param {Item} item @param {number} n */
export function pass(item, n) {
  item.from = Math.max(item.from, n + 1);
}

/** Something was told to its end. @param {Narration} narration @param {Item} item */
export function finish(narration, item) {
  narration.items = narration.items.filter((one) => one !== item);
}

/** Tell nothing of what waits, up to the next turn that somebody reads. @param {Narration} narration */
export function skip(narration) {
  const at = narration.items.findIndex(({ reads }) => reads);
  narration.items = at < 0 ? [] : narration.items.slice(at);
}

/** Tell nothing more. @param {Narration} narration */
export function drop(narration) {
  narration.items = [];
}
