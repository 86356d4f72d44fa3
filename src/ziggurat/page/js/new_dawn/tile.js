// A tile by itself: ten spaces with what is printed on them, as a ghost on the map or as a
// small picture in a hand. It never knows where a tile may lie.

import { s } from "../dom.js";
import { bounds, centre, turned } from "./geometry.js";
import { groundOf } from "./ground.js";
import { faceOf } from "../board/kinds.js";
import { drawn as drawnPiece } from "../board/pieces.js";
import { lookOf } from "./layout.js";

/** A space as it is printed. @typedef {{q: number, r: number, terrain: number, pieces: import("../board/kinds.js").Standing[]}} Printed */

const EDGE = 4;

/** How large each is drawn; any other is as large as most. @type {Record<string, number>} */
const SIZES = { capital: 50, city_state: 48, resource: 38 };
const USUAL = 46;

/** The spaces of a tile about its first one. @param {any} pack @param {Printed[]} spaces @param {number} turns */
function drawn(pack, spaces, turns) {
  return spaces.map((space) => {
    const [q, r] = turned(space.q, space.r, turns);
    const [x, y] = centre(q, r);
    return s("g", { class: `space t-${space.terrain}`, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
      groundOf(space.terrain, space), space.pieces.map((piece) => printed(pack, piece)));
  });
}

/** @param {any} pack @param {import("../board/kinds.js").Standing} piece */
function printed(pack, piece) {
  const face = faceOf(pack, piece);
  const size = SIZES[face] ?? USUAL;
  const { sign, inner, letter } = lookOf(pack, { marks: [] }, piece);
  return s("g", { class: `icon-${face}` }, drawnPiece({ key: "", x: 0, y: 0, sign, size, letter, inner: sign === "natural" ? undefined : inner }, () => 0));
}

/** A tile as it would lie. @param {any} pack @param {Printed[]} spaces @param {number} turns @param {number} x @param {number} y */
export function ghostTile(pack, spaces, turns, x, y) {
  return s("g", { class: "ghost-tile", transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` }, drawn(pack, spaces, turns));
}

/** A small picture of a tile. @param {any} pack @param {Printed[]} spaces @param {number} turns */
export function tilePicture(pack, spaces, turns) {
  const box = bounds(spaces.map((space) => {
    const [x, y] = centre(...turned(space.q, space.r, turns));
    return { x, y };
  }));
  const view = [box.left - EDGE, box.top - EDGE, box.width + 2 * EDGE, box.height + 2 * EDGE].map(Math.round).join(" ");
  return s("svg", { class: "tile-picture", viewBox: view, "aria-hidden": "true" }, drawn(pack, spaces, turns));
}
