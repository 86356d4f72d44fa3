// The square board of The Board Game: squares with their ground and everything on them, and
// dark tiles that nobody has discovered. It knows no rules: it shows the table, marks listed
// choices and leaves answering to the game.

import { h, on, s, symbol } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { colourOf } from "../panels/look.js";
import { Cursor } from "./cursor.js";

const SIDE = 64;
const HALF = SIDE / 2;
const TILE = 4;
/** A map of more rows than this is drawn small. */
const LOW = 12;
const NONE = -1;
const HUT = 1;
/** The symbols of the grounds: grassland, forest, mountain, desert, water. */
export const GROUNDS = [0, 2, 4, 3, 5];
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
    this.cursor.tabs(this.#shown());
    this.#reveal();
  }

  /** Where a city can be chosen, its square glows. */
  #cities() {
    const { game } = this;
    for (const { n, city } of this.squares) {
      if (city?.[0] !== game.seat) continue;
      const el = this.svg.querySelector(`[data-kind="square"][data-value="${n}"]`);
      const [can, picked] = [game.isTarget("city", city[1]), game.isPicked("city", city[1])];
      if (can) el?.classList.add("can");
      if (picked) el?.classList.add("picked");
      if (can || picked) el?.setAttribute("aria-disabled", "false");
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
    fill(
      svg,
      table.hidden.map((/** @type {any} */ place) => hidden(this.#placed(table, place, TILE))),
      this.squares.map((square) => this.#square(square)),
      table.seats.map((/** @type {any} */ own) => lands(table, cells, own.seat)),
    );
    const own = table.squares.find((/** @type {any} */ at) => at.city?.[0] === game.seat && at.city[1] === 0);
    if (own && this.cursor.home < 0) this.cursor.home = own.n;
  }

  /** Something where it lies on the screen. @param {any} table @param {any} thing @param {number} side in squares */
  #placed(table, thing, side) {
    return this.turned ? { ...thing, x: table.height - thing.y - side, y: thing.x } : thing;
  }

  /** @param {any} square */
  #square(square) {
    const { game } = this;
    const told = describe(game, square);
    return s(
      "g",
      {
        class: `square space t-${GROUNDS[square.terrain]}`, "data-key": `square-${square.n}`, "data-kind": "square",
        "data-value": square.n, role: "button", tabindex: -1, "aria-label": told,
        transform: `translate(${square.x * SIDE + HALF} ${square.y * SIDE + HALF})`,
      },
      s("rect", { class: "ground", x: -HALF, y: -HALF, width: SIDE, height: SIDE }),
      square.city ? null : s("use", { class: "square-mark", href: symbol(`terrain-${GROUNDS[square.terrain]}`), x: -HALF + 3, y: -HALF + 3, width: 17, height: 17 }),
      text(-HALF + 4, HALF - 5, square.label, "square-name"),
      lying(game, square),
      figures(game, square),
      s("rect", { class: "ring", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
    );
  }

  /** Squares by number, with what Tab and the arrows need. */
  #shown() {
    const found = [...this.svg.querySelectorAll('[data-kind="square"]')];
    return new Map(found.map((el) => [Number(el.getAttribute("data-value")), { el: /** @type {SVGGElement} */ (el) }]));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const squares = new Map(this.squares.map((at) => [at.n, at]));
    const stops = [...this.#shown()].map(([n, { el }]) => ({ el, x: squares.get(n)?.x * SIDE, y: squares.get(n)?.y * SIDE }));
    const from = stops.find((stop) => stop.el === event.target);
    const to = from ? this.cursor.walk(event.key, from, stops) : null;
    if (!to) return;
    event.preventDefault();
    this.cursor.home = Number(to.el.getAttribute("data-value"));
    to.el.focus();
  }
}

/** @param {number} x @param {number} y @param {string|number} told @param {string} name */
const text = (x, y, told, name) => s("text", { x, y, class: name }, String(told));

/** A facedown tile. @param {any} place */
function hidden(place) {
  const told = ui("square.hidden", place.label);
  const middle = TILE * HALF;
  return s(
    "g",
    {
      class: "fog", "data-key": `place-${place.n}`, "data-kind": "place", "data-value": place.n, role: "button", tabindex: 0,
      "aria-label": told, transform: `translate(${place.x * SIDE} ${place.y * SIDE})`,
    },
    s("title", null, told),
    s("rect", { class: "fog-tile", width: TILE * SIDE, height: TILE * SIDE }),
    text(middle, middle + 22, place.label, "fog-name"),
    s("rect", { class: "ring", x: 4, y: 4, width: TILE * SIDE - 8, height: TILE * SIDE - 8, rx: 6 }),
  );
}

/** The line around all lands of a seat. @param {any} table @param {Map<string, any>} cells @param {number} seat */
function lands(table, cells, seat) {
  const owner = (/** @type {any} */ square) => (square?.city ?? square?.land ?? [NONE]).join();
  let path = "";
  for (const square of cells.values()) {
    if ((square.city ?? square.land)?.[0] !== seat) continue;
    for (const [dx, dy, ...ends] of EDGES) {
      if (owner(cells.get(`${square.x + dx},${square.y + dy}`)) === owner(square)) continue;
      const [ax, ay, bx, by] = ends.map((end, at) => (at % 2 ? square.y : square.x) * SIDE + HALF + end * (HALF - 2));
      path += `M${ax} ${ay}L${bx} ${by}`;
    }
  }
  return s("path", { class: `land seat-${colourOf(table, seat)}`, "data-key": `land-${seat}`, d: path });
}

/** City, marker, hut or village, and what is printed. @param {any} game @param {any} square */
function lying(game, square) {
  const { table } = game.position;
  const found = [];
  if (square.city) {
    const [seat, slot] = square.city;
    if (square.walled) found.push(s("rect", { class: "wall", x: -25, y: -25, width: 50, height: 50 }));
    const colour = colourOf(table, seat);
    found.push(sign(slot ? "city" : "capital", `seat-${colour}`, -20, -18, 40));
    found.push(sign(`emblem-${colour}`, `seat-${colour}`, 16, 15, 14));
    found.push(text(-HALF + 4, -HALF + 12, ui(`square.city.${slot}`), "city-name"));
  } else if (square.marker !== NONE) {
    const row = game.pack.row(square.marker);
    const family = { wonder: "wonder", great_person: "person" }[/** @type {string} */ (row.family)] ?? "focus-3";
    found.push(s("rect", { class: `marker marker-${row.family}`, x: -27, y: -27, width: 54, height: 54, rx: 5 }));
    found.push(sign(family, "", -10, -25, 20));
    found.push(...wrapped(row.title).map((line, at) => text(0, 8 + 11 * at, line, "marker-name")));
  } else {
    const printed = [...Array(square.culture).fill("c"), ...Array(square.coins).fill("$")];
    if (square.resource !== NONE) printed.push(ui("square.resources").split(" ")[square.resource]);
    found.push(...printed.map((told, at) => badge(20 - 22 * at, 20, told)));
  }
  if (square.token) found.push(token(square.token === HUT ? "hut" : "village"));
  return found;
}

/** @param {string} name @param {string} seat @param {number} x @param {number} y @param {number} size */
const sign = (name, seat, x, y, size) => s("use", { class: `sign ${seat}`, href: symbol(name), x, y, width: size, height: size });

/** @param {number} x @param {number} y @param {string} told */
function badge(x, y, told) {
  return s("g", { class: "square-badge", transform: `translate(${x} ${y})` }, s("circle", { r: 10 }), text(0, 4, told, ""));
}

/** @param {string} name */
function token(name) {
  const roof = name === "hut" ? "M-14 2Q-6 -16 0 -16T14 2Z" : "M-16 8L-8 -14L0 8L8 -14L16 8Z";
  return s("g", { class: `find ${name}` }, s("path", { d: roof }), text(0, 18, name === "hut" ? "?" : "!", ""));
}

/** Figures side by side, with a letter and how many there are. @param {any} game @param {any} square */
function figures(game, square) {
  const { table } = game.position;
  const [army, scout] = ui("square.figures").split(" ");
  const shown = square.figures.flatMap((/** @type {number[]} */ [seat, armies, scouts]) => [
    armies ? [seat, "army", army, armies] : null, scouts ? [seat, "caravan", scout, scouts] : null,
  ]).filter(Boolean);
  const left = -13 * (shown.length - 1);
  const low = square.city || square.marker !== NONE || square.token ? 12 : 0;
  return shown.map((/** @type {any} */ [seat, name, letter, count], /** @type {number} */ at) =>
    s("g", { class: `figure seat-${colourOf(table, seat)}`, transform: `translate(${left + 26 * at} ${low})` },
      s("use", { href: symbol(name), x: -14, y: -16, width: 28, height: 28 }),
      s("use", { href: symbol(`emblem-${colourOf(table, seat)}`), x: -13, y: 11, width: 11, height: 11 }),
      text(4, 20, count > 1 ? `${letter}${count}` : letter, "figure-name")));
}

/** A title in at most two lines. @param {string} title */
function wrapped(title) {
  const words = title.split(" ");
  const lines = words.length > 1 ? [words[0], words.slice(1).join(" ")] : [title];
  return lines.map((line) => (line.length > 10 ? `${line.slice(0, 9)}…` : line));
}

/** All about a square in one line. @param {any} game @param {any} square */
const describe = (game, square) => told(game, square).join(", ");

/** All about a square, its name first. @param {any} game @param {any} square @returns {string[]} */
export function told(game, square) {
  const { pack } = game;
  const lines = [square.label, pack.value("terrain", square.terrain)];
  if (square.resource !== NONE) lines.push(pack.value("resource", square.resource));
  if (square.culture) lines.push(ui("square.culture"));
  if (square.coins) lines.push(ui("square.coin"));
  if (square.city) lines.push(ui("board.of", pack.value("city", square.city[1]), game.name(square.city[0])));
  if (square.walled) lines.push(ui("square.walls"));
  if (square.marker !== NONE) lines.push(pack.row(square.marker).title);
  if (square.token) lines.push(pack.value("token", square.token));
  for (const [seat, armies, scouts] of square.figures) {
    if (armies) lines.push(ui("board.of", ui("square.armies", armies), game.name(seat)));
    if (scouts) lines.push(ui("board.of", ui("square.scouts", scouts), game.name(seat)));
  }
  return lines;
}
