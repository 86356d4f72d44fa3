// Swords: the mark of what would be attacked, above everything else on a map.
// It never knows what an attack is: options are flagged by the server.

import { s } from "../dom.js";
import { sign } from "../board/pieces.js";

const SIZE = 17;

/** Draw the mark at each of some spots and nowhere else. @param {SVGGElement} layer @param {{x: number, y: number}[]} spots */
export function drawSwords(layer, spots) {
  const key = spots.map(({ x, y }) => `${x},${y}`).join(" ");
  if (layer.dataset.spots === key) return;
  layer.dataset.spots = key;
  layer.replaceChildren(...spots.map(({ x, y }) => s("g", { class: "swords", transform: `translate(${x} ${y})` }, s("circle", { r: 12 }), sign("attack", SIZE))));
}
