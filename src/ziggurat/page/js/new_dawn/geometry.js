// Geometry of the hex map: where spaces lie on the paper, who is beside whom, and outlines.
// It never touches the document and never knows what lies on a space.

/** @typedef {{n: number, q: number, r: number, tile: number, owner: number}} Cell */
/** @typedef {{n: number, q: number, r: number, x: number, y: number}} Spot */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

export const R = 40;
const WIDTH = R * Math.sqrt(3);
export const TURNS = 6;
/** Neighbours clockwise from the east. */
export const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
/** The corners of the edge that faces each direction. */
const EDGES = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 0], [0, 1]];
const SIN_60 = Math.sqrt(3) / 2;

/** Corners clockwise from the top. @param {number} radius */
const corners = (radius) => Array.from({ length: 6 }, (_, at) => {
  const angle = (at * 60 - 90) * Math.PI / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});
const CORNERS = corners(R);

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/** Where a cell lies. @param {number} q @param {number} r @returns {[number, number]} */
export const centre = (q, r) => [WIDTH * (q + r / 2), R * 1.5 * r];

/**
 * A cell after the whole map was turned clockwise.
 * @param {number} q @param {number} r @param {number} turns @returns {[number, number]}
 */
export function turned(q, r, turns) {
  for (let at = 0; at < turns; at += 1) [q, r] = [-r, q + r];
  return [q, r];
}

/** A hex as a path. @param {number} radius @param {number} [x] @param {number} [y] */
export function hexagon(radius, x = 0, y = 0) {
  return `M${corners(radius).map(([dx, dy]) => `${short(x + dx)} ${short(y + dy)}`).join("L")}Z`;
}

/** The room that some centres take. @param {{x: number, y: number}[]} spots @returns {Box} */
export function bounds(spots) {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const left = Math.min(...xs) - WIDTH / 2;
  const top = Math.min(...ys) - R;
  return { left, top, width: Math.max(...xs) + WIDTH / 2 - left, height: Math.max(...ys) + R - top };
}

/** The map as it lies on the paper. */
export class Grid {
  /** @param {Cell[]} cells @param {number} turns */
  constructor(cells, turns) {
    this.turns = turns;
    /** @type {Map<number, Spot>} */
    this.spots = new Map();
    /** @type {Map<string, number>} */
    this.byCell = new Map();
    for (const cell of cells) {
      const [q, r] = turned(cell.q, cell.r, turns);
      const [x, y] = centre(q, r);
      this.spots.set(cell.n, { n: cell.n, q, r, x, y });
      this.byCell.set(`${q},${r}`, cell.n);
    }
  }

  /** @param {number} n @returns {Spot | undefined} */
  at(n) {
    return this.spots.get(n);
  }

  /** Where a cell of the table lies that may be off the map. @param {number} q @param {number} r */
  beyond(q, r) {
    return centre(...turned(q, r, this.turns));
  }

  /**
   * The space beside another in a direction of the paper.
   * @param {Spot} spot @param {number} direction @returns {number | undefined}
   */
  beside(spot, direction) {
    const [dq, dr] = DIRECTIONS[direction];
    return this.byCell.get(`${spot.q + dq},${spot.r + dr}`);
  }

  /** In reading order. @returns {Spot[]} */
  ordered() {
    return [...this.spots.values()].sort((a, b) => a.r - b.r || a.q - b.q);
  }

  /** Lines between spaces that differ, and round the map. @param {(a: number, b: number | undefined) => boolean} differs */
  outline(differs) {
    let path = "";
    for (const spot of this.spots.values()) {
      EDGES.forEach(([from, to], direction) => {
        const other = this.beside(spot, direction);
        // Each line between two spaces is drawn once.
        if ((other !== undefined && other < spot.n) || !differs(spot.n, other)) return;
        const [[ax, ay], [bx, by]] = [CORNERS[from], CORNERS[to]];
        path += `M${short(spot.x + ax)} ${short(spot.y + ay)}L${short(spot.x + bx)} ${short(spot.y + by)}`;
      });
    }
    return path;
  }

  /** A line just inside the edge of an area. @param {number[]} area @param {number} inset */
  border(area, inset) {
    const inside = new Set(area);
    const along = inset / SIN_60 / R;
    const shrink = 1 - inset / (R * SIN_60);
    let path = "";
    for (const n of area) {
      const spot = /** @type {Spot} */ (this.at(n));
      const open = EDGES.map((_, direction) => !inside.has(this.beside(spot, direction) ?? -1));
      EDGES.forEach(([from, to], direction) => {
        if (!open[direction]) return;
        const start = open[(direction + 5) % 6] ? scaled(from, shrink) : toward(from, (from + 5) % 6, along);
        const end = open[(direction + 1) % 6] ? scaled(to, shrink) : toward(to, (to + 1) % 6, along);
        path += `M${short(spot.x + start[0])} ${short(spot.y + start[1])}L${short(spot.x + end[0])} ${short(spot.y + end[1])}`;
      });
    }
    return path;
  }
}

/** @param {number} corner @param {number} factor */
const scaled = (corner, factor) => [CORNERS[corner][0] * factor, CORNERS[corner][1] * factor];

/** A point on the way from one corner to another. @param {number} from @param {number} to @param {number} share */
const toward = (from, to, share) => [
  CORNERS[from][0] + (CORNERS[to][0] - CORNERS[from][0]) * share,
  CORNERS[from][1] + (CORNERS[to][1] - CORNERS[from][1]) * share,
];
