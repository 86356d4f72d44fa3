// The ground of the map: hexes with their terrain, numbers and names, the outlines of tiles and
// the borders of realms. It draws spaces and never what stands on them.

import { s } from "../dom.js";
import { R, hexagon } from "./geometry.js";
import { sign } from "../board/pieces.js";
import { COLOURS, terrainOf } from "../panels/look.js";

/** @typedef {import("./geometry.js").Grid} Grid */
/** @typedef {import("./geometry.js").Spot} Spot */

/** Grounds with one drawing. */
const ALONE = [6];
const HEX = hexagon(R);
const RING = hexagon(R - 7.4);
const INSET = 2.6;

/**
 * The drawing of a terrain; two are used in turn, so that woods are no wallpaper.
 * @param {number} terrain @param {{q: number, r: number}} cell
 */
function groundName(terrain, cell) {
  if (ALONE.includes(terrain)) return `ground-${terrain}`;
  return `ground-${terrain}${(cell.q * 5 + cell.r * 3) % 2 ? "b" : "a"}`;
}

/**
 * The ground of one space about the origin.
 * @param {number} terrain @param {{q: number, r: number}} cell @returns {SVGElement[]}
 */
export function groundOf(terrain, cell) {
  return [s("path", { class: "ground", d: HEX }), sign(groundName(terrain, cell), 2 * R, "marks")];
}

export class Ground {
  /** @param {SVGGElement} under @param {SVGGElement} spaces @param {SVGGElement} over */
  constructor(under, spaces, over) {
    /** @type {any} */
    this.pack = null;
    this.spaces = spaces;
    this.shade = s("path", { class: "map-shade" });
    this.lands = s("g", {});
    under.append(this.shade, this.lands);
    this.tiles = s("path", { class: "tile-lines" });
    this.coast = s("path", { class: "coast" });
    this.realms = Array.from({ length: COLOURS }, (_, at) => s("path", { class: `realm seat-${at}` }));
    this.halos = this.realms.map(() => s("path", { class: "realm-halo" }));
    this.captions = s("g", { class: "captions" });
    over.append(this.tiles, this.coast, ...this.halos, ...this.realms, this.captions);
    /** @type {Map<number, {el: SVGGElement, land: SVGGElement, caption: SVGGElement, terrain: number}>} */
    this.shown = new Map();
    this.owners = "";
  }

  /** Lay out the spaces: after the map grew or was turned. @param {any[]} spaces @param {Grid} grid @param {any} pack */
  shape(spaces, grid, pack) {
    this.pack = pack;
    const byNumber = new Map(spaces.map((space) => [space.n, space]));
    for (const n of this.shown.keys()) {
      if (byNumber.get(n)?.terrain !== this.shown.get(n)?.terrain) this.#drop(n);
    }
    // Reading order is the order of the Tab key; what is in place stays, for it may have the focus.
    let next = this.spaces.firstElementChild;
    for (const spot of grid.ordered()) {
      const { el } = this.#space(byNumber.get(spot.n), spot);
      if (el === next) next = el.nextElementSibling;
      else this.spaces.insertBefore(el, next);
    }
    const tile = (/** @type {number} */ n) => byNumber.get(n).tile;
    this.tiles.setAttribute("d", grid.outline((a, b) => b !== undefined && tile(a) !== tile(b)));
    this.coast.setAttribute("d", grid.outline((_a, b) => b === undefined));
    this.shade.setAttribute("d", [...grid.spots.values()].map((spot) => hexagon(R + 1.5, spot.x, spot.y + 6)).join(""));
    this.owners = "";
  }

  /** @param {number} n */
  #drop(n) {
    this.shown.get(n)?.el.remove();
    this.shown.get(n)?.land.remove();
    this.shown.get(n)?.caption.remove();
    this.shown.delete(n);
  }

  /** A space at its place. @param {any} space @param {Spot} spot */
  #space(space, spot) {
    const held = this.shown.get(spot.n) ?? this.#make(space);
    const place = `translate(${spot.x.toFixed(2)} ${spot.y.toFixed(2)})`;
    for (const el of [held.el, held.land, held.caption]) el.setAttribute("transform", place);
    this.shown.set(spot.n, held);
    return held;
  }

  /** @param {any} space */
  #make(space) {
    const thing = { "data-kind": "space", "data-value": space.n, role: "button", tabindex: -1 };
    const marks = [["veil", HEX], ["aura", RING], ["ring", RING]].map(([name, path]) => s("path", { class: name, d: path }));
    const el = s("g", { class: `space t-${space.terrain}`, ...thing }, marks);
    const land = s("g", { class: `land t-${space.terrain}` }, groundOf(space.terrain, space));
    const digit = terrainOf(this.pack, space.terrain).water ? null : s("text", { class: "digit" }, space.diff);
    const caption = s("g", { class: `caption t-${space.terrain}` }, digit, s("text", { class: "name", y: 33 }, space.label));
    this.captions.append(caption);
    this.lands.append(land);
    return { el, land, caption, terrain: space.terrain };
  }

  /** The borders of realms. @param {any[]} spaces @param {Grid} grid @param {(seat: number) => number} colour */
  realmsOf(spaces, grid, colour) {
    const owned = spaces.filter((space) => space.owner >= 0);
    const owners = owned.map((space) => `${space.n}:${colour(space.owner)}`).join();
    if (owners === this.owners) return;
    this.owners = owners;
    for (let at = 0; at < COLOURS; at += 1) {
      const area = owned.filter((space) => colour(space.owner) === at).map((space) => space.n);
      const path = grid.border(area, INSET);
      if (this.realms[at].getAttribute("d") === path) continue;
      this.realms[at].setAttribute("d", path);
      this.halos[at].setAttribute("d", path);
    }
  }
}
