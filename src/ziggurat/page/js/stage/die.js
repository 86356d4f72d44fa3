// A die: a cube with pips that tumbles and lands on what the log says. Owns how it looks and
// moves; what was rolled it is told.

import { h, s } from "../dom.js";

/** Where pips lie on each face, in a square of 48. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[24, 24]],
  2: [[13, 13], [35, 35]],
  3: [[12, 12], [24, 24], [36, 36]],
  4: [[13, 13], [35, 13], [13, 35], [35, 35]],
  5: [[12, 12], [36, 12], [24, 24], [12, 36], [36, 36]],
  6: [[13, 11], [35, 11], [13, 24], [35, 24], [13, 37], [35, 37]],
};
/** How the cube is turned so that a face is in front, in degrees about x and y. @type {Record<number, [number, number]>} */
const FRONT = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] };
const SIDES = [1, 2, 3, 4, 5, 6];

/** @param {number} value @param {number} shown what is printed there */
function side(value, shown) {
  const [x, y] = FRONT[value];
  const drawn = PIPS[shown]
    ? s("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, PIPS[shown].map(([cx, cy]) => s("circle", { cx, cy, r: 4.6 })))
    : h("b", {}, shown);
  return h("i", { "--x": `${-x}deg`, "--y": `${-y}deg` }, drawn);
}

/** A die that lies on a value, and how to throw it.
 * @param {number} value
 * @returns {{el: HTMLElement, tumble: (ms: number) => Animation}} */
export function die(value) {
  const landed = PIPS[value] ? value : 1;
  const [x, y] = FRONT[landed];
  const cube = h("span", { class: "die-cube", "--x": `${x}deg`, "--y": `${y}deg` },
    SIDES.map((at) => side(at, at === landed ? value : at)));
  const el = h("span", { class: "die-box", role: "img", "aria-label": value }, cube);
  return {
    el,
    tumble: (ms) => {
      const way = (/** @type {number} */ part) => `translate3d(${90 * part}px, ${-26 * Math.abs(Math.sin(part * 6))}px, 0) rotateX(${x + 620 * part}deg) rotateY(${y - 760 * part}deg) rotateZ(${140 * part}deg)`;
      const frames = [1, 0.72, 0.48, 0.28, 0.12, 0.04, 0].map((part) => ({ transform: way(part) }));
      return cube.animate(frames, { duration: ms, easing: "cubic-bezier(.3,.5,.4,1)" });
    },
  };
}
