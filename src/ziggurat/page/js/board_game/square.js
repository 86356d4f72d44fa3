// The square board of The Board Game: squares with their ground and everything on them, and
// dark tiles that nobody has discovered. It knows no rules: it shows the table, marks listed
// choices and leaves answering to the game.

import { h, on, s, symbol } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { colourOf } from "../panels/look.js";
import { Cursor } from "../board/cursor.js";
import { HALF, SIDE, figures, lying, text } from "./square_signs.js";
import { cityOn, markerOn, told } from "./square_describe.js";

const TILE = 4;
/** A map of more rows than this is drawn small. */
const LOW = 12;
const NONE = -1;
const FIRST_FOG = -2;
/** The symbols of the grounds: grassland, forest, mountain, desert, water. */
const GROUNDS = [0, 2, 4, 3, 5];

/** The drawing that a terrain has. @param {number} terrain */
export const groundOf = (terrain) => GROUNDS[terrain] ?? `other-${terrain}`;
/** The four edges of a square: the way to its neighbour, then both ends. */
const EDGES = [[0, -1, -1, -1, 1, -1], [1, 0, 1, -1, 1, 1], [0, 1, 1, 1, -1, 1], [-1, 0, -1, 1, -1, -1]];

export class SquareBoard extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "square-board");
    this.svg = s("svg", { class: "squares board", role: "group" });
    this.cursor = new Cursor();
    this.frame = h("div", { class: "square-frame", tabindex: -1 }, this.svg);
    /** Whether a tall map lies on its side, because the screen is wide. */
    this.turned = false;
    /** The moment for which something was brought into the frame. */
    this.revealed = "";
    /** @type {any[]} */
    this.squares = [];
    /** Where squares and facedown tiles are, by what `#shown` calls them. @type {Map<number, {x: number, y: number}>} */
    this.places = new Map();
    root.append(this.frame);
    on(this.svg, "keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.#resized()).observe(this.frame);
  }

  depends() {
    return [...super.depends(), this.turned];
  }

  #resized() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const table = this.game.position?.table;
    const turned = Boolean(table) && table.height > table.width && width > height;
    if (turned === this.turned) return;
    this.turned = turned;
    this.draw();
  }

  draw() {
    super.draw();
    this.#cities();
    this.#mentioned();
    this.cursor.tabs(this.#shown());
    this.#reveal();
  }

  /** Where a city can be chosen, its square glows. */
  #cities() {
    const { game } = this;
    for (const square of this.squares) {
      const city = cityOn(square);
      if (city?.seat !== game.seat) continue;
      const el = this.svg.querySelector(`[data-kind="square"][data-value="${square.n}"]`);
      const [can, picked] = [game.isTarget("city", city.number), game.isPicked("city", city.number)];
      if (can) el?.classList.add("can");
      if (picked) el?.classList.add("picked");
      if (can || picked) el?.setAttribute("aria-disabled", "false");
    }
  }

  /** What the question is about has a ring of its own, and so has what somebody else has just touched. */
  #mentioned() {
    const { game } = this;
    const line = game.lines.findLast((/** @type {any} */ at) => at.n <= (game.position?.at ?? -1));
    const others = line && line.seat >= 0 && line.seat !== game.seat ? line.events : [];
    const drawn = this.#shown();
    const about = game.question ? game.pack.topicParts(game.question) : [];
    const fresh = others.flatMap((/** @type {any} */ event) => game.pack.eventParts(event));
    for (const [name, parts] of /** @type {const} */ ([["about", about], ["fresh", fresh]])) {
      const squares = new Set(parts.filter((/** @type {any} */ part) => part.kind === "square").map((/** @type {any} */ part) => part.value));
      for (const [n, { el }] of drawn) el.classList.toggle(name, squares.has(n));
    }
  }

  /** On a small screen the map is larger than its frame: bring what can be chosen into it, else one's capital. */
  #reveal() {
    const { frame, svg, game } = this;
    if (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight) return;
    const can = [...svg.querySelectorAll(".can")];
    const home = svg.querySelector(`[data-kind="square"][data-value="${this.cursor.home}"]`);
    const key = `${game.now?.last} ${game.picked?.length}`;
    if (key === this.revealed || (!can.length && this.revealed)) return;
    this.revealed = key;
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const inside = (/** @type {Element} */ el) => {
      const box = el.getBoundingClientRect();
      return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    };
    if (!can.some(inside)) (can[0] ?? home)?.scrollIntoView({ block: "center", inline: "center" });
  }

  build() {
    const { game, svg } = this;
    const table = game.position?.table;
    if (!table?.squares) return fill(svg);
    const [width, height] = this.turned ? [table.height, table.width] : [table.width, table.height];
    svg.setAttribute("viewBox", `-4 -4 ${width * SIDE + 8} ${height * SIDE + 8}`);
    svg.setAttribute("aria-label", ui("board.map"));
    svg.style.setProperty("--across", String(width));
    svg.style.setProperty("--down", String(height));
    svg.style.setProperty("--name", height > LOW ? "14px" : "10px");
    this.squares = table.squares.map((/** @type {any} */ at) => this.#placed(table, at, 1));
    const cells = new Map(this.squares.map((at) => [`${at.x},${at.y}`, at]));
    const fogs = table.hidden.map((/** @type {any} */ place) => this.#placed(table, place, TILE));
    this.places = new Map([...this.squares.map((at) => /** @type {[number, any]} */ ([at.n, at])),
      ...fogs.map((/** @type {any} */ at) => /** @type {[number, any]} */ ([FIRST_FOG - at.n, { x: at.x + TILE / 2 - 0.5, y: at.y + TILE / 2 - 0.5 }]))]);
    fill(
      svg,
      fogs.map(hidden),
      this.squares.map((square) => this.#square(square)),
      table.seats.map((/** @type {any} */ own) => lands(table, cells, own.seat)),
    );
    const own = table.squares.find((/** @type {any} */ at) => cityOn(at)?.seat === game.seat && cityOn(at)?.number === 0);
    if (own && this.cursor.home === NONE) this.cursor.home = own.n;
  }

  /** Something where it lies on the screen. @param {any} table @param {any} thing @param {number} side in squares */
  #placed(table, thing, side) {
    return this.turned ? { ...thing, x: table.height - thing.y - side, y: thing.x } : thing;
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
      s("rect", { class: "ground", x: -HALF, y: -HALF, width: SIDE, height: SIDE }),
      ground(square),
      text(-HALF + 4, -HALF + 11, square.label, "square-name"),
      lying(game, square),
      figures(game, square),
      s("rect", { class: "halo", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
      s("rect", { class: "ring", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
    );
  }

  /** Squares by number, and facedown tiles by numbers below all squares, with what Tab and the arrows need. */
  #shown() {
    const found = [...this.svg.querySelectorAll(".square, .fog")];
    const name = (/** @type {Element} */ el) => (el.classList.contains("fog") ? FIRST_FOG - Number(el.getAttribute("data-value")) : Number(el.getAttribute("data-value")));
    return new Map(found.map((el) => [name(el), { el: /** @type {SVGGElement} */ (el) }]));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [...this.#shown()].map(([n, { el }]) => ({ n, el, x: (this.places.get(n)?.x ?? 0) * SIDE, y: (this.places.get(n)?.y ?? 0) * SIDE }));
    const from = stops.find((stop) => stop.el === event.target);
    const to = from ? this.cursor.walk(event.key, from, stops) : null;
    if (!to) return;
    event.preventDefault();
    this.cursor.home = /** @type {typeof stops[0]} */ (to).n;
    to.el.focus();
  }
}

/** The texture of a square; its two drawings take turns. @param {any} square */
function ground(square) {
  if (markerOn(square) >= 0) return null;
  const name = `ground-${groundOf(square.terrain)}${(square.x + square.y) % 2 ? "b" : "a"}`;
  return s("use", { class: "square-mark", href: symbol(name), x: -HALF, y: -HALF, width: SIDE, height: SIDE });
}

/** A facedown tile. @param {any} place */
function hidden(place) {
  const told = ui("square.hidden", place.label);
  const middle = TILE * HALF;
  return s(
    "g",
    {
      class: "fog", "data-key": `place-${place.n}`, "data-kind": "place", "data-value": place.n, role: "button", tabindex: -1,
      "aria-label": told, transform: `translate(${place.x * SIDE} ${place.y * SIDE})`,
    },
    s("rect", { class: "fog-tile", width: TILE * SIDE, height: TILE * SIDE }),
    s("rect", { class: "fog-frame", x: 16, y: 16, width: TILE * SIDE - 32, height: TILE * SIDE - 32, rx: 12 }),
    s("use", { class: "fog-mark", href: symbol("fog"), x: middle - 56, y: middle - 56, width: 112, height: 112 }),
    text(middle, middle + 15, place.label, "fog-name"),
    s("rect", { class: "ring", x: 4, y: 4, width: TILE * SIDE - 8, height: TILE * SIDE - 8, rx: 6 }),
  );
}

/** The line around all lands of a seat. @param {any} table @param {Map<string, any>} cells @param {number} seat */
function lands(table, cells, seat) {
  const owner = (/** @type {any} */ square) => (square?.land ?? []).join();
  let path = "";
  for (const square of cells.values()) {
    if (square.land[0] !== seat) continue;
    for (const [dx, dy, ...ends] of EDGES) {
      if (owner(cells.get(`${square.x + dx},${square.y + dy}`)) === owner(square)) continue;
      const [ax, ay, bx, by] = ends.map((end, at) => (at % 2 ? square.y : square.x) * SIDE + HALF + end * (HALF - 2));
      path += `M${ax} ${ay}L${bx} ${by}`;
    }
  }
  return s("path", { class: `land seat-${colourOf(table, seat)}`, "data-key": `land-${seat}`, d: path });
}
