// Fitting the map into its frame: how large, where and how far turned, so that as much as
// possible is seen and nothing hides under what floats in the corners. Pure arithmetic.

import { R, bounds, centre, turned } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {{turns: number, scale: number, x: number, y: number, box: Box}} Fit */
/** @typedef {{width: number, height: number, hidden: Box[]}} Frame what is hidden floats above the frame */

const MARGIN = 12;
const LARGEST = 1.5;
/** Smaller maps are tried too: they may keep clear of the corners. */
const SHRINKS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.64];
const STEPS = 6;
/** What is as high as wide, and larger than a button, is a dial. */
const ROUND = 60;
/** What a hidden space costs: more than any size is worth. */
const HIDDEN = 2;

/**
 * The best way to show some cells.
 * @param {{q: number, r: number}[]} cells
 * @param {Frame} frame
 * @param {number[]} ways how far the map may be turned
 * @returns {Fit}
 */
export function bestFit(cells, frame, ways) {
  /** @type {Fit | null} */
  let best = null;
  let most = -Infinity;
  for (const turns of ways) {
    const points = cells.map((cell) => centre(...turned(cell.q, cell.r, turns)));
    const box = bounds(points.map(([x, y]) => ({ x, y })));
    const whole = Math.min((frame.width - 2 * MARGIN) / box.width, (frame.height - 2 * MARGIN) / box.height, LARGEST);
    for (const shrink of SHRINKS) {
      const scale = Math.max(whole * shrink, 0.1);
      for (const [x, y, aside] of places(frame, box, scale)) {
        const worth = scale * (1 - 0.01 * aside) - HIDDEN * hiddenCount(points, frame.hidden, scale, x, y);
        if (worth > most) [best, most] = [{ turns, scale, x, y, box }, worth];
      }
    }
  }
  return /** @type {Fit} */ (best);
}

/**
 * Where a map of a size can lie in the frame, and how far from the middle that is.
 * @param {Frame} frame @param {Box} box @param {number} scale
 */
function* places(frame, box, scale) {
  const across = Math.max(frame.width - 2 * MARGIN - box.width * scale, 0);
  const down = Math.max(frame.height - 2 * MARGIN - box.height * scale, 0);
  for (let i = 0; i <= STEPS; i += 1) {
    for (let j = 0; j <= STEPS; j += 1) {
      const x = MARGIN + across * i / STEPS - box.left * scale;
      const y = MARGIN + down * j / STEPS - box.top * scale;
      yield [x, y, Math.abs(i / STEPS - 0.5) + Math.abs(j / STEPS - 0.5)];
    }
  }
}

/**
 * How many spaces lie under something.
 * @param {[number, number][]} points @param {Box[]} hidden @param {number} scale @param {number} x
 * @param {number} y
 */
function hiddenCount(points, hidden, scale, x, y) {
  const reach = R * 0.9 * scale;
  let count = 0;
  for (const [px, py] of points) {
    const [cx, cy] = [px * scale + x, py * scale + y];
    for (const at of hidden) {
      if (reaches(at, cx, cy, reach)) {
        count += 1;
        break;
      }
    }
  }
  return count;
}

/**
 * Whether a space touches what floats: a dial is round, everything else has corners.
 * @param {Box} at @param {number} x @param {number} y @param {number} reach
 */
function reaches(at, x, y, reach) {
  const [across, down] = [at.width / 2, at.height / 2];
  const [dx, dy] = [Math.abs(x - at.left - across), Math.abs(y - at.top - down)];
  if (dx >= across + reach || dy >= down + reach) return false;
  const round = at.width > ROUND && Math.abs(at.width - at.height) < 2;
  return !round || dx * dx + dy * dy < (across + reach) ** 2;
}
