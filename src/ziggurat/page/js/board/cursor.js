// The cursor: which space the keyboard is on, how arrow keys carry it, and where Tab stops.
// It never chooses anything; Enter on a thing is the table's business.

/** @typedef {{el: SVGElement, x: number, y: number}} Stop */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STRAIGHT = 0.6;
const ASIDE = 0.4;

export class Cursor {
  constructor() {
    /** The space that Tab reaches when nothing can be chosen. */
    this.home = -1;
    /** Where a walk up or down began, so that it does not drift. @type {number | null} */
    this.column = null;
  }

  /**
   * Where an arrow key leads from a stop.
   * @param {string} key
   * @param {Stop} from
   * @param {Stop[]} stops
   * @returns {Stop | null}
   */
  walk(key, from, stops) {
    const way = WAYS[key];
    if (!way) return null;
    const upright = way[0] === 0;
    if (!upright) this.column = null;
    const column = upright ? this.column ?? from.x : from.x;
    if (upright) this.column = column;
    let best = null;
    let least = Infinity;
    for (const stop of stops) {
      const [dx, dy] = [stop.x - from.x, stop.y - from.y];
      const far = Math.hypot(dx, dy);
      if (far < 1 || dx * way[0] + dy * way[1] < STRAIGHT * far) continue;
      const cost = far + (upright ? ASIDE * Math.abs(stop.x - column) : 2 * Math.abs(dy));
      if (cost < least) [best, least] = [stop, cost];
    }
    return best;
  }

  /** Let Tab stop at what can be chosen, else at one space only. @param {Map<number, {el: SVGGElement}>} spaces */
  tabs(spaces) {
    const some = [...spaces.values()].some(({ el }) => el.classList.contains("can"));
    if (!spaces.has(this.home)) this.home = spaces.keys().next().value ?? -1;
    for (const [n, { el }] of spaces) {
      const stop = some ? el.classList.contains("can") : n === this.home;
      const index = stop ? "0" : "-1";
      if (el.getAttribute("tabindex") !== index) el.setAttribute("tabindex", index);
    }
  }
}

/**
 * Pieces answer by themselves only while they can be chosen; else the space below does.
 * @param {Iterable<{el: SVGGElement}>} pieces
 */
export function wake(pieces) {
  for (const { el } of pieces) {
    const awake = el.classList.contains("can") || el.classList.contains("picked");
    if (el.hasAttribute(awake ? "tabindex" : "aria-hidden")) continue;
    if (awake) {
      el.setAttribute("tabindex", "0");
      el.setAttribute("role", "button");
      el.removeAttribute("aria-hidden");
    } else {
      el.removeAttribute("tabindex");
      el.removeAttribute("role");
      el.setAttribute("aria-hidden", "true");
    }
  }
}
