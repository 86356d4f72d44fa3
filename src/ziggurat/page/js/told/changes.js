// Changes: what differs between two tables, place by place. Pure: it compares pieces and never draws; what
// was lost by the seat that looks on is told apart from all else.

import { WALKING, kindOf } from "../board/kinds.js";

/** @typedef {import("../board/kinds.js").Standing} Standing */
/** What is different at a place: something came or turned, somebody lost something, or the seat itself did, or the place was not there; and what is no longer there.
 * @typedef {{mark: "new" | "gone" | "lost" | "laid", then: any, ghosts: Standing[]}} Change */

/** @param {Standing} piece */
const keyOf = ({ kind, seat, row, side, number }) => [kind, seat, row, side, number].join();
/** @param {Standing} one @param {Standing} two */
const alike = (one, two) => one.kind === two.kind && one.seat === two.seat && one.row === two.row;

/** What changed on a map, by place.
 * @param {any} pack @param {any} then @param {any} now two tables @param {number} seat who looks on @returns {Map<number, Change>} */
export function changes(pack, then, now, seat) {
  const [before, after] = [then, now].map((table) => table?.spaces ?? table?.squares ?? []);
  const was = new Map(before.map((/** @type {any} */ place) => [place.n, place]));
  const moved = new Set();
  /** @type {Map<number, Change>} */
  const found = new Map();
  const parted = after.map((/** @type {any} */ place) => {
    const old = was.get(place.n);
    const came = less(place.pieces, old?.pieces ?? []).filter((piece) => old || kindOf(pack, piece.kind).layer === WALKING);
    for (const piece of came) moved.add(keyOf(piece));
    return { place, old, came, left: less(old?.pieces ?? [], place.pieces) };
  });
  for (const { place, old, came, left } of parted) {
    const walks = (/** @type {Standing} */ piece) => kindOf(pack, piece.kind).layer === WALKING;
    const ghosts = left.filter((/** @type {Standing} */ piece) => !came.some((/** @type {Standing} */ other) => alike(piece, other))
      && (walks(piece) ? piece.seat === seat && !moved.has(keyOf(piece)) : true));
    const hurt = left.some((/** @type {Standing} */ piece) => piece.seat === seat && (ghosts.includes(piece) || !walks(piece)));
    if (ghosts.length || hurt || came.length) found.set(place.n, { mark: hurt ? "lost" : ghosts.length ? "gone" : "new", then: old, ghosts });
    else if (!old && before.length) found.set(place.n, { mark: "laid", then: old, ghosts });
  }
  return found;
}

/** Pieces without others; of those that are counted, so many as are over. @param {Standing[]} pieces @param {Standing[]} others @returns {Standing[]} */
function less(pieces, others) {
  const counts = new Map();
  for (const piece of others) counts.set(keyOf(piece), (counts.get(keyOf(piece)) ?? 0) + Math.max(piece.amount, 1));
  return pieces.filter((piece) => {
    const had = counts.get(keyOf(piece)) ?? 0;
    counts.set(keyOf(piece), Math.max(0, had - Math.max(piece.amount, 1)));
    return had < Math.max(piece.amount, 1);
  });
}
