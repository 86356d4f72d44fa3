// What this browser remembers of games: how far each seat has seen them, and what was promised
// of their dice when they were first opened. It never remembers anything else.

const STORE = "ziggurat.seen";
const MOST = 60;

/** @typedef {import("../game.js").Game} Game */
/** @typedef {{n: number, time: number, promise?: string}} Mark */

/** @returns {Record<string, Mark>} */
function marks() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Game} game */
function name(game) {
  return `${game.id}/${game.seat}`;
}

/** What the seat on show has seen last; null if it was never here.
 * @param {Game} game
 * @returns {Mark|null} */
export function lastSeen(game) {
  return marks()[name(game)] ?? null;
}

/** Remember that the seat on show has seen everything up to now.
 * @param {Game} game */
export function see(game) {
  const all = marks();
  const old = all[name(game)];
  const n = Math.max(old?.n ?? 0, game.now?.last ?? 0);
  // What was promised first is what counts.
  all[name(game)] = { n, time: Date.now(), promise: old?.promise ?? game.info?.commitment };
  const kept = Object.entries(all).sort(([, a], [, b]) => b.time - a.time).slice(0, MOST);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing shows no catch-up; the log is still there.
  }
}
