// The trail: what the last move touched, and a ghost of what the next one would do.
// It reads events and listed choices only; what they mean for the game it never asks.

import { s } from "../dom.js";
import { R, hexagon } from "./geometry.js";
import { faceOf } from "../board/kinds.js";
import { Pieces, drawn } from "../board/pieces.js";
import { lookOf } from "./layout.js";

/** @typedef {import("./geometry.js").Grid} Grid */
/** @typedef {{spaces: Set<number>, moves: [number, number][]}} Touched */

const RING = hexagon(R - 10);
const START = 12;
const END = 17;
/** What a choice leaves on the space it names last. @type {Record<string, {sign: string, size: number}>} */
const LEAVES = {
  place: { sign: "control", size: 37 }, shift: { sign: "control", size: 37 }, reinforce: { sign: "reinforced", size: 42 },
  build: { sign: "city", size: 43 }, move: { sign: "caravan", size: 36 }, under: { sign: "wonder", size: 32 },
  attack: { sign: "attack", size: 40 }, strike: { sign: "attack", size: 40 }, lift: { sign: "close", size: 36 },
};

/** The spaces that some events name. @param {any} pack @param {any[]} events @returns {Touched} */
function touched(pack, events) {
  /** @type {Touched} */
  const found = { spaces: new Set(), moves: [] };
  for (const event of events) {
    const named = pack.eventParts(event)
      .filter((/** @type {any} */ part) => part.kind === "space").map((/** @type {any} */ part) => part.value);
    for (const n of named) found.spaces.add(n);
    if (named.length === 2) found.moves.push([named[0], named[1]]);
  }
  return found;
}

/**
 * What happened last on the map: the newest choice that touched it, with what chance added.
 * @param {any} game @returns {Touched}
 */
function lastTouched(game) {
  /** @type {Touched} */
  const found = { spaces: new Set(), moves: [] };
  const shown = game.position.at ?? game.position.last;
  for (let at = game.lines.length - 1; at >= 0; at -= 1) {
    const line = game.lines[at];
    if (line.n > shown) continue;
    if (line.kind !== "choice") break;
    const more = touched(game.pack, line.events);
    for (const n of more.spaces) found.spaces.add(n);
    found.moves.unshift(...more.moves);
    if (line.seat >= 0 && found.spaces.size) break;
  }
  return found;
}

export class Trail {
  /** @param {SVGGElement} below @param {SVGGElement} above */
  constructor(below, above) {
    this.last = s("g", { class: "last" });
    this.arrows = s("g", { class: "arrows" });
    this.planned = s("g", { class: "planned" });
    below.append(this.last);
    const ghosts = s("g", { class: "ghosts", "aria-hidden": "true" });
    above.append(this.arrows, this.planned, ghosts);
    this.ghosts = new Pieces(ghosts);
    this.key = "";
  }

  /** @param {any} game @param {Grid} grid */
  draw(game, grid) {
    const newest = game.lines[game.lines.length - 1]?.n ?? -1;
    const key = [game.position.at, newest, grid.turns, grid.spots.size].join();
    if (key === this.key) return;
    this.key = key;
    const last = lastTouched(game);
    this.last.replaceChildren(...rings(last.spaces, grid));
    this.arrows.replaceChildren(...last.moves.map(([from, to]) => arrow(grid.at(from), grid.at(to))).filter((path) => path !== null));
  }

  /**
   * Show what a choice would leave, and what else it would touch.
   * @param {any} game @param {Grid} grid @param {number[] | null} choice
   */
  plan(game, grid, choice) {
    const verb = choice ? game.pack.verb(choice[0]) : null;
    const named = choice ? choice.slice(1).filter((_value, at) => verb.kinds[at] === "space") : [];
    const leaves = { ...LEAVES, ...game.drawing?.leaves }[verb?.name ?? ""];
    const spot = grid.at(named[named.length - 1] ?? -1);
    this.ghosts.reset();
    if (spot && leaves) {
      this.ghosts.draw([{ key: "plan", ...leaves, x: spot.x, y: spot.y, seat: game.seat >= 0 ? game.seat : undefined }],
        (seat) => game.colour(seat));
    }
    const events = choice && choice === game.staged ? game.stagedPreview?.events ?? [] : [];
    this.planned.replaceChildren(...rings(touched(game.pack, events).spaces, grid));
  }
}

/** How a space is marked that has changed, with the ghosts of what was there; beside what is there now they are smaller.
 * @param {any} game @param {Grid} grid @param {number} n @param {import("../told/changes.js").Change} change */
export function past(game, grid, n, { ghosts, then }) {
  const spot = grid.at(n);
  if (!spot) return null;
  const crowded = game.position.table.spaces.find((/** @type {any} */ space) => space.n === n)?.pieces.length > 0;
  const size = crowded ? 30 : 40;
  const colour = (/** @type {number} */ seat) => game.colour(seat);
  const ghost = ghosts.map((piece, at) => s("g", { class: piece.seat < 0 ? "" : `seat-${colour(piece.seat)}`, "data-face": faceOf(game.pack, piece), transform: `translate(${(crowded ? 17 : 0) + 12 * at} ${crowded ? 13 : 4})` },
    drawn({ ...lookOf(game.pack, then, piece), key: "", size, x: 0, y: 0 }, colour)));
  return { x: spot.x, y: spot.y, half: R, ring: RING, ghost };
}

/** @param {Iterable<number>} spaces @param {Grid} grid */
function rings(spaces, grid) {
  const found = [];
  for (const n of spaces) {
    const spot = grid.at(n);
    if (spot) found.push(s("path", { d: RING, transform: `translate(${spot.x.toFixed(2)} ${spot.y.toFixed(2)})` }));
  }
  return found;
}

/**
 * An arrow that leaves both ends readable.
 * @param {{x: number, y: number} | undefined} from @param {{x: number, y: number} | undefined} to
 */
function arrow(from, to) {
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < START + END) return null;
  const [ux, uy] = [dx / far, dy / far];
  const [ax, ay, bx, by] = [from.x + ux * START, from.y + uy * START, to.x - ux * END, to.y - uy * END];
  const head = `M${bx - ux * 9 - uy * 6} ${by - uy * 9 + ux * 6}L${bx} ${by}L${bx - ux * 9 + uy * 6} ${by - uy * 9 - ux * 6}`;
  return s("path", { d: `M${ax} ${ay}L${bx} ${by}${head}` });
}
