// Art: the picture of the start screen, a stepped tower on a plain of hexes.
// Drawn from the same palette as the map; it means nothing and says nothing.

import { s, symbol } from "../dom.js";

const R = 34;
const W = R * Math.sqrt(3);
const COLUMNS = 25;
const ROWS = 5;
// Terrains of the plain, row by row; 5 is water, "." is left open.
const PLAIN = [
  "..5500...1100..4411..3300",
  ".550022.00114441100.33005",
  "5500222001104411.1003305.",
  "50022.10003300112200.5550",
  "0022..1033300.1220055.500",
];

/** @param {number} x @param {number} y @param {number} size */
function hexagon(x, y, size) {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

function plain() {
  const tiles = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const terrain = PLAIN[row][column];
      if (terrain === undefined || terrain === ".") continue;
      const x = column * W + (row % 2 ? W / 2 : 0);
      const y = row * R * 1.5;
      tiles.push(s("polygon", { points: hexagon(x, y, R - 1.5), class: `art-${terrain}` }));
      tiles.push(s("use", { href: symbol(`terrain-${terrain}`), x: x - 14, y: y - 14, width: 28, height: 28, class: "art-mark" }));
    }
  }
  return tiles;
}

function tower() {
  const steps = [0, 1, 2, 3].map((at) => {
    const half = 118 - at * 28;
    const top = 176 - (at + 1) * 34;
    return [
      s("rect", { x: -half, y: top, width: half * 2, height: 35, class: "art-brick" }),
      s("rect", { x: -half, y: top, width: half * 2, height: 7, class: "art-edge" }),
    ];
  });
  const stairs = s("path", { d: "M-16 176 L-9 40 H9 L16 176Z", class: "art-stairs" });
  const shrine = [s("rect", { x: -20, y: 14, width: 40, height: 27, class: "art-shrine" }), s("rect", { x: -6, y: 22, width: 12, height: 19, class: "art-door" })];
  return s("g", { transform: "translate(956 8)" }, steps, stairs, shrine);
}

/** The picture, as wide as it is given room for. */
export function art() {
  return s("svg", { class: "art", viewBox: "0 -6 1080 212", preserveAspectRatio: "xMaxYMid slice", "aria-hidden": "true" }, plain(), tower());
}
