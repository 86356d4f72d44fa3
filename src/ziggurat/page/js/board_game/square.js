// The square board of The Board Game: squares with their ground and everything on them, and
// parchment where nobody has been. It knows no rules: it shows the table, marks listed choices
// and leaves answering to the game.

import { h, on, s } from "../dom.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { Cursor } from "../board/cursor.js";
import { WALKING, inLayer } from "../board/kinds.js";
import { mapTools, wordMap } from "../board/tools.js";
import { View } from "../board/view.js";
import { TILE, groundOf, grounds, hidden, lands } from "./square_ground.js";
import { drawSwords } from "../stakes/swords.js";
import { Marks } from "../told/marks.js";
import { slideFigures } from "../told/slide.js";
import { HALF, SIDE, figures, lying, text } from "./square_signs.js";
import { cityOn, markerOn, told } from "./square_describe.js";

const NONE = -1;
const FIRST_FOG = -2;
/** Room for the tools beside the map, and around it. */
const [TOOLS, EDGE] = [48, 1];
/** On a small screen the first look is so large that a finger meets a square. */
const [SMALL, FINGER] = [520, 44 / SIDE];
/** The largest that squares become by themselves. */
const MOST = 1.4;
/** The outline of a square that has changed. */
const RING = `M${4 - HALF} ${4 - HALF}H${HALF - 4}V${HALF - 4}H${4 - HALF}Z`;

export class SquareBoard extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "square-board");
    this.world = s("g", {});
    const [fogs, squares, borders] = ["fogs", "all-squares", "borders"].map((name) => s("g", { class: name }));
    this.layers = { fogs, squares, borders };
    this.marks = new Marks();
    this.world.append(fogs, squares, borders, this.marks.el);
    this.aims = s("g", { class: "aims" });
    this.svg = s("svg", { class: "squares map", role: "application", "aria-describedby": "map-help" }, this.world, this.aims);
    this.help = h("p", { id: "map-help", class: "unseen" });
    this.tools = mapTools({ plus: () => this.view.closer(), minus: () => this.view.farther(), fit: () => this.view.fit() });
    // The ground is a picture of its own: it is not painted again when something on it lights up.
    this.below = s("g", {});
    this.ground = "";
    const floor = s("svg", { class: "map-floor", "aria-hidden": "true" }, this.below);
    this.frame = h("div", { class: "square-frame map-frame" }, floor, this.svg, this.help, this.tools);
    this.cursor = new Cursor();
    /** Whether a tall map lies on its side, because the screen is wide. */
    this.turned = false;
    this.seen = false;
    /** The entry that was drawn last. */
    this.at = game.position?.at ?? game.position?.last ?? NONE;
    /** @type {any} */
    this.asked = null;
    this.meant = NONE;
    /** @type {any[]} */
    this.squares = [];
    /** Squares by number, and facedown tiles by numbers below all squares. @type {Map<number, {el: SVGGElement, look: string}>} */
    this.shown = new Map();
    /** Where they are. @type {Map<number, {x: number, y: number}>} */
    this.places = new Map();
    /** @type {any} */
    this.pack = null;
    root.append(h("div", { class: "board" }, this.frame));
    this.view = new View(this.frame, this.svg, [this.below, this.world, this.aims], () => this.#fit());
    on(this.svg, "keydown", (event) => this.#key(event));
    on(game, "thing", (event) => this.#look(event.detail));
  }

  draw() {
    super.draw();
    this.marks.draw(this.game, this.squares, (n, change) => this.#past(n, change));
    this.#slide();
    this.#cities();
    drawSwords(this.aims, this.#attacked());
    this.#mentioned();
    this.cursor.tabs(this.shown);
    this.#attend();
  }

  /** Where the mark of an attack stands: in a corner of what would be attacked. */
  #attacked() {
    const found = this.squares.filter(({ n }) => this.game.isAttack("square", n));
    return found.map(({ x, y }) => ({ x: (x + 1) * SIDE - 12, y: y * SIDE + 12 }));
  }

  /** Where a city can be chosen, its square glows. */
  #cities() {
    const { game } = this;
    for (const square of this.squares) {
      const city = cityOn(square);
      if (city?.seat !== game.seat) continue;
      const el = this.shown.get(square.n)?.el;
      const [can, picked] = [game.isTarget("city", city.number), game.isPicked("city", city.number)];
      if (can) el?.classList.add("can");
      if (picked) el?.classList.add("picked");
      if (can || picked) el?.setAttribute("aria-disabled", "false");
    }
  }

  /** How a square is marked that has changed, with what was on it. @param {number} n @param {import("../told/changes.js").Change} change */
  #past(n, { then, ghosts }) {
    const spot = this.#spot(n);
    if (!spot) return null;
    const was = { ...then, pieces: ghosts, yields: [], signs: [] };
    return { ...spot, half: HALF, ring: RING, ghost: ghosts.length ? [...lying(this.game, was), ...figures(this.game, was)] : [] };
  }

  /** Figures come along the way that the log tells. */
  #slide() {
    const from = this.at;
    this.at = this.game.position?.at ?? this.game.position?.last ?? NONE;
    if (from !== NONE && this.at > from) slideFigures(this.game, "square", from, this.at, (n) => ({ el: this.shown.get(n)?.el, spot: this.#spot(n) }));
  }

  /** What the question is about has a ring of its own, and so has what somebody else has just touched. */
  #mentioned() {
    const { game } = this;
    const line = game.lines.findLast((/** @type {any} */ at) => at.n <= (game.position?.at ?? -1));
    const others = line && line.seat >= 0 && line.seat !== game.seat ? line.events : [];
    const about = game.question ? game.pack.topicParts(game.question) : [];
    const fresh = others.flatMap((/** @type {any} */ event) => game.pack.eventParts(event));
    for (const [name, parts] of /** @type {const} */ ([["about", about], ["fresh", fresh]])) {
      const squares = new Set(parts.filter((/** @type {any} */ part) => part.kind === "square").map((/** @type {any} */ part) => part.value));
      for (const [n, { el }] of this.shown) el.classList.toggle(name, squares.has(n));
    }
  }

  // --- The view ------------------------------------------------------------------------------

  /** How many squares the map is across and down, as it lies. */
  #size() {
    const { width = 1, height = 1 } = this.game.position?.table ?? {};
    return this.turned ? [height, width] : [width, height];
  }

  /** Where the whole map is seen best, the tools beside it; a tall map is turned on a wide screen. */
  #fit() {
    const table = this.game.position?.table;
    if (!table?.squares) return null;
    const { width, height } = this.view;
    const turned = table.height > table.width && width > height;
    if (turned !== this.turned) {
      this.turned = turned;
      this.build();
      this.draw();
    }
    const [across, down] = this.#size().map((n) => n * SIDE);
    const beside = width > SMALL ? TOOLS : 0;
    const scale = Math.min((width - beside - 2 * EDGE) / across, (height - 2 * EDGE) / down, MOST);
    const [x, y] = [(width - beside - across * scale) / 2, (height - down * scale) / 2];
    return { scale, x, y, box: { left: 0, top: 0, width: across, height: down } };
  }

  /** The first look: all of the map, or on a small screen what can be chosen, else one's own capital. */
  #begin() {
    this.view.fit();
    if (!this.view.width) return;
    this.seen = true;
    const aims = this.#aims();
    const middle = (/** @type {"x" | "y"} */ way) => aims.reduce((sum, spot) => sum + spot[way], 0) / aims.length;
    const home = aims.length ? { x: middle("x"), y: middle("y") } : this.#spot(this.cursor.home);
    if (home && this.view.width <= SMALL && this.view.scale < FINGER) this.view.centreOn(home.x, home.y, FINGER);
  }

  /** Where something is on the map. @param {number} n as in `shown` */
  #spot(n) {
    const at = this.places.get(n);
    return at && { x: at.x * SIDE + HALF, y: at.y * SIDE + HALF };
  }

  /** Where something can be chosen. */
  #aims() {
    return [...this.shown].filter(([, { el }]) => el.classList.contains("can")).flatMap(([n]) => this.#spot(n) ?? []);
  }

  /** What can be chosen must be in sight. */
  #attend() {
    if (!this.seen) this.#begin();
    if (this.game.question === this.asked) return;
    this.asked = this.game.question;
    const aims = this.#aims();
    if (aims.length && !aims.some((spot) => this.view.sees(spot))) this.view.reveal(aims[0]);
  }

  /** Somebody looks at a thing; what is named elsewhere on the table is shown here. @param {any} thing */
  #look(thing) {
    const known = { square: (/** @type {number} */ n) => n, place: (/** @type {number} */ n) => FIRST_FOG - n };
    const name = known[/** @type {keyof typeof known} */ (thing?.kind)]?.(thing.value) ?? NONE;
    const meant = thing && !this.svg.contains(thing.el) ? name : NONE;
    this.shown.get(this.meant)?.el.classList.remove("meant");
    this.shown.get(meant)?.el.classList.add("meant");
    this.meant = meant;
    const spot = this.#spot(meant);
    if (spot && !this.view.sees(spot)) this.view.reveal(spot);
  }

  // --- Drawing -------------------------------------------------------------------------------

  build() {
    const { game } = this;
    const table = game.position?.table;
    if (!table?.squares) return Object.values(this.layers).forEach((layer) => fill(layer));
    if (this.pack !== game.pack) {
      this.pack = game.pack;
      wordMap(this.svg, this.help, this.tools);
    }
    // How the table is divided depends on how the map is shaped.
    const [long, short] = [table.width, table.height].sort((one, two) => two - one);
    /** @type {HTMLElement | null} */ (this.root.closest(".table"))?.style.setProperty("--map-shape", String(long / short));
    this.squares = table.squares.map((/** @type {any} */ at) => this.#placed(table, at, 1));
    const cells = new Map(this.squares.map((at) => [`${at.x},${at.y}`, at]));
    const fogs = table.hidden.map((/** @type {any} */ place) => this.#placed(table, place, TILE));
    this.places = new Map([...this.squares.map((at) => /** @type {[number, any]} */ ([at.n, at])),
      ...fogs.map((/** @type {any} */ at) => /** @type {[number, any]} */ ([FIRST_FOG - at.n, { x: at.x + TILE / 2 - 0.5, y: at.y + TILE / 2 - 0.5 }]))]);
    this.#floor();
    fill(this.layers.fogs, fogs.map(hidden));
    fill(this.layers.borders, table.seats.map((/** @type {any} */ own) => lands(table, cells, own.seat)));
    const before = this.shown;
    this.shown = new Map(fogs.map((/** @type {any} */ at, /** @type {number} */ n) => [FIRST_FOG - at.n, { el: /** @type {any} */ (this.layers.fogs.children[n]), look: "" }]));
    const said = `${this.pack.data.lang} ${this.pack.names}`;
    for (const square of this.squares) this.shown.set(square.n, this.#kept(before.get(square.n), square, said));
    for (const [n, { el }] of before) if (!this.shown.has(n)) el.remove();
    const own = table.squares.find((/** @type {any} */ at) => cityOn(at)?.seat === game.seat && cityOn(at)?.number === 0);
    if (own && this.cursor.home === NONE) this.cursor.home = own.n;
  }

  #floor() {
    const ground = this.squares.map((square) => [square.x, square.y, square.terrain, markerOn(square) < 0].join()).join(" ");
    if (ground !== this.ground) fill(this.below, grounds(this.squares));
    this.ground = ground;
  }

  /** Something where it lies on the screen. @param {any} table @param {any} thing @param {number} side in squares */
  #placed(table, thing, side) {
    return this.turned ? { ...thing, x: table.height - thing.y - side, y: thing.x } : thing;
  }

  /** A square is drawn anew only if something about it has changed: there are hundreds. @param {{el: SVGGElement, look: string} | undefined} old @param {any} square @param {string} said */
  #kept(old, square, said) {
    const { seats } = this.game.position.table;
    const city = cityOn(square);
    const look = `${said} ${JSON.stringify(square)} ${city ? seats[city.seat].cities.find((/** @type {any} */ at) => at.slot === city.number)?.production : ""}`;
    if (old?.look === look) return old;
    const el = this.#square(square);
    if (!old) return { el: this.layers.squares.appendChild(el), look };
    for (const name of ["aria-label", "transform"]) old.el.setAttribute(name, el.getAttribute(name) ?? "");
    fill(old.el, [...el.childNodes]);
    return { el: old.el, look };
  }

  /** @param {any} square */
  #square(square) {
    const { game } = this;
    return s(
      "g",
      {
        class: `square space t-${groundOf(square.terrain)}`, "data-key": `square-${square.n}`, "data-kind": "square",
        "data-value": square.n, role: "button", tabindex: -1, "aria-label": told(game, square).join(", "),
        transform: `translate(${square.x * SIDE + HALF} ${square.y * SIDE + HALF})`,
      },
      s("rect", { class: "whole", x: -HALF, y: -HALF, width: SIDE, height: SIDE }),
      square.pieces.length > inLayer(game.pack, square, WALKING).length ? null : text(-HALF + 4, -HALF + 13, square.label, "square-name"),
      lying(game, square),
      figures(game, square),
      s("rect", { class: "halo", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
      s("rect", { class: "ring", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.view.key(event)) return event.preventDefault();
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [...this.shown].map(([n, { el }]) => ({ n, el, x: 0, y: 0, ...this.#spot(n) }));
    const from = stops.find((stop) => stop.el === event.target);
    const to = from ? this.cursor.walk(event.key, from, stops) : null;
    if (!to) return;
    event.preventDefault();
    this.cursor.home = /** @type {typeof stops[0]} */ (to).n;
    to.el.focus({ preventScroll: true });
    this.view.reveal(to);
  }
}
