// The record of a game: how far every seat was at the end of each round, read from the
// positions of then. It asks for few of them and remembers the answer; it never draws.

import { ApiError } from "../net.js";
import { roundEnds } from "./lines.js";
import { look } from "./sentence.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {{seat: number, name: string, look: number, counts: Record<string, number[]>}} Course */
/** @typedef {{rounds: number[], courses: Course[]}} Told */

const MOST = 40;
const AT_ONCE = 3;
const TOO_OFTEN = 429;
const TRIES = 5;
/** @type {WeakMap<object, {last: number, record: Promise<Told>}>} */
const known = new WeakMap();

/** Whether the game has anything to count. @param {Game} game */
export function canCount(game) {
  return counted(game).length > 0;
}

/** What is counted in a game, by name. @param {Game} game */
export const counted = (game) => Object.keys(game.drawing?.ending?.counts ?? {});

/** Read the record of a game.
 * @param {Game} game
 * @param {(done: number, all: number) => void} progress
 * @returns {Promise<Told>} */
export function record(game, progress) {
  const last = game.now?.last ?? 0;
  const old = known.get(game);
  if (old !== undefined && old.last === last) return old.record;
  const fresh = read(game, progress);
  known.set(game, { last, record: fresh });
  fresh.catch(() => known.delete(game));
  return fresh;
}

/** @param {Game} game @param {(done: number, all: number) => void} progress @returns {Promise<Told>} */
async function read(game, progress) {
  const ends = roundEnds(game.lines, MOST);
  const { of } = /** @type {any} */ (game.drawing).ending;
  const tables = new Array(ends.length);
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < ends.length) {
      const at = next;
      next += 1;
      tables[at] = (await patiently(game, ends[at].n)).table[of];
      done += 1;
      progress(done, ends.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return summed(game, ends.map((end) => end.round), tables);
}

/** The position after an entry; a server that is asked too often says how long to wait.
 * @param {Game} game
 * @param {number} n
 * @returns {Promise<any>} */
async function patiently(game, n) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await game.at(n);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== TOO_OFTEN || tries === TRIES) throw error;
      await new Promise((done) => { setTimeout(done, 1000 * error.facts.wait + 50); });
    }
  }
}

/** @param {Game} game @param {number[]} rounds @param {any[][]} tables what the seats had at the end of each @returns {Told} */
function summed(game, rounds, tables) {
  const counts = Object.entries(/** @type {any} */ (game.drawing).ending.counts);
  const courses = game.info.seats.map((/** @type {{seat: number}} */ { seat }) => ({
    seat, name: game.pack.value("seat", seat), look: look(game, seat),
    counts: Object.fromEntries(counts.map(([name, count]) => [name, tables.map((seats) => count(seats[seat]))])),
  }));
  return { rounds, courses };
}
