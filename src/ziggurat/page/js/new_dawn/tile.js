// A tile by itself: ten spaces with what is printed on them, as a ghost on the map or as a
// small picture in a hand. It never knows where a tile may lie.

import { s } from "../dom.js";
import { bounds, centre, turned } from "./geometry.js";
import { groundOf } from "./ground.js";
import { sign } from "../board/pieces.js";

/**
 * A space as it is printed: q, r, terrain, resource, barbarian, natural wonder, city-state, capital.
 * @typedef {[number, number, number, number, string, number, number, number]} Printed
 */

const EDGE = 4;

/** The spaces of a tile about its first one. @param {Printed[]} spaces @param {number} turns */
function drawn(spaces, turns) {
  return spaces.map((space) => {
    const [q, r] = turned(space[0], space[1], turns);
    const [x, y] = centre(q, r);
    return s("g", { class: `space t-${space[2]}`, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
      groundOf(space[2], { q: space[0], r: space[1] }), printed(space));
  });
}

/** @param {Printed} space */
function printed([, , , resource, barbarian, natural, state, capital]) {
  const found = [];
  if (capital) found.push(sign("capital", 50, "icon-capital"));
  if (state >= 0) found.push(sign("city-state", 48));
  if (natural >= 0) found.push(sign("natural", 46));
  if (resource >= 0) found.push(s("circle", { class: "token", r: 19 }), sign(`resource-${resource}`, 25));
  if (barbarian) found.push(sign("barbarian", 46), s("text", { class: "letter", y: 15, "font-size": 17 }, barbarian));
  return found;
}

/** A tile as it would lie. @param {Printed[]} spaces @param {number} turns @param {number} x @param {number} y */
export function ghostTile(spaces, turns, x, y) {
  return s("g", { class: "ghost-tile", transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` }, drawn(spaces, turns));
}

/** A small picture of a tile. @param {Printed[]} spaces @param {number} turns */
export function tilePicture(spaces, turns) {
  const box = bounds(spaces.map((space) => {
    const [x, y] = centre(...turned(space[0], space[1], turns));
    return { x, y };
  }));
  const view = [box.left - EDGE, box.top - EDGE, box.width + 2 * EDGE, box.height + 2 * EDGE].map(Math.round).join(" ");
  return s("svg", { class: "tile-picture", viewBox: view, "aria-hidden": "true" }, drawn(spaces, turns));
}
