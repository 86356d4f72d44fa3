// Charts: how numbers of several seats grow over the rounds, as step lines drawn in SVG. A seat
// is told by its shape as well as its colour, and every chart can be read as a table.
// It never knows what is counted.

import { h, on, s } from "../dom.js";
import { ui } from "../words.js";

/** @typedef {{name: string, look: number, values: number[]}} Series */

const WIDE = { width: 420, height: 176 };
const SMALL = { width: 290, height: 150 };
const LEFT = 26;
const RIGHT = 34;
const TOP = 10;
const BOTTOM = 22;
// Lines that would hide each other lie side by side.
const APART = 2.5;
const BESIDE = 11;
const TICKS = 4;

/** Outlines of the five emblems around a centre, about 9 units wide. */
const SHAPES = [
  "M4.5 0A4.5 4.5 0 1 1-4.5 0A4.5 4.5 0 1 1 4.5 0Z",
  "M-4-4H4V4H-4Z",
  "M0-5L5 4H-5Z",
  "M0-5.6L5.6 0L0 5.6L-5.6 0Z",
  "M0-5.2L5-1.6L3.1 4.3H-3.1L-5-1.6Z",
];

/** Where numbers and rounds lie in a drawing. */
class Field {
  /** @param {number} most @param {number} last */
  constructor(most, last) {
    const size = matchMedia("(max-width: 760px)").matches ? SMALL : WIDE;
    this.width = size.width;
    this.height = size.height;
    this.step = niceStep(most);
    this.top = Math.ceil(most / this.step) * this.step;
    this.last = Math.max(1, last);
    this.right = this.width - RIGHT;
    this.bottom = this.height - BOTTOM;
  }

  /** @param {number} round */
  x(round) {
    return LEFT + (round / this.last) * (this.right - LEFT);
  }

  /** @param {number} value */
  y(value) {
    return this.bottom - (value / this.top) * (this.bottom - TOP);
  }
}

/** A step chart with its heading and its table.
 * @param {{title: string, rounds: number[], series: Series[]}} given */
export function stepChart({ title, rounds, series }) {
  const field = new Field(Math.max(1, ...series.flatMap((one) => one.values)), rounds[rounds.length - 1] ?? 1);
  const guide = s("line", { class: "chart-guide", y1: TOP, y2: field.bottom, visibility: "hidden" });
  const readout = h("p", { class: "chart-readout", "aria-live": "polite" }, "\u00a0");
  const drawing = s("svg", {
    class: "chart", viewBox: `0 0 ${field.width} ${field.height}`, role: "img", tabindex: "0",
    "aria-label": `${title}. ${series.map((one) => `${one.name}: ${one.values[one.values.length - 1]}`).join(", ")}`,
  }, grid(field), guide, lines(field, series, rounds));
  pointable(field, { drawing, guide, readout }, rounds, series);
  return h("figure", { class: "chart-figure" },
    h("figcaption", null, title), drawing, readout, table(title, rounds, series));
}

/** @param {number} most */
function niceStep(most) {
  return [1, 2, 3, 5, 10, 20, 50, 100, 200, 500].find((step) => most / step <= TICKS) ?? Math.ceil(most / TICKS);
}

/** @param {Field} field */
function grid(field) {
  const drawn = [];
  for (let value = 0; value <= field.top; value += field.step) {
    const y = field.y(value);
    drawn.push(
      s("line", { class: value === 0 ? "chart-axis" : "chart-line", x1: LEFT, x2: field.right, y1: y, y2: y }),
      s("text", { class: "chart-tick", x: LEFT - 6, y: y + 4, "text-anchor": "end" }, value));
  }
  const stride = niceStep(field.last * 0.7);
  for (let round = 0; round <= field.last; round += stride) {
    drawn.push(s("text", { class: "chart-tick", x: field.x(round), y: field.height - 6, "text-anchor": "middle" }, round));
  }
  return s("g", { "aria-hidden": "true" }, drawn);
}

/** @param {Field} field @param {Series[]} series @param {number[]} rounds */
function lines(field, series, rounds) {
  /** @param {number} at */
  const shift = (at) => (at - (series.length - 1) / 2) * APART;
  const courses = series.map((one, at) =>
    one.values.map((value, index) => [field.x(rounds[index]), field.y(value) - shift(at)]));
  const steps = series.map((one, at) => {
    const path = courses[at].map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
    const changes = courses[at].filter((_, index) => index > 0 && one.values[index] !== one.values[index - 1]);
    return s("g", { class: `seat-${one.look}` },
      s("path", { class: "chart-path", d: path }), changes.map(([x, y]) => shape(one.look, x, y, 0.62)));
  });
  return s("g", { "aria-hidden": "true" }, steps, ends(series, courses));
}

/** The emblems at the ends of the lines; those that would hide each other lie side by side. @param {Series[]} series @param {number[][][]} courses */
function ends(series, courses) {
  /** @type {[number, number][]} */
  const placed = [];
  return series.map((one, at) => {
    const [x, y] = courses[at][courses[at].length - 1];
    let column = 0;
    while (placed.some(([beside, height]) => beside === column && Math.abs(height - y) < BESIDE)) column += 1;
    placed.push([column, y]);
    return s("g", { class: `seat-${one.look}` }, shape(one.look, x + column * BESIDE, y, 1.15));
  });
}

/** @param {number} look @param {number} x @param {number} y @param {number} size */
function shape(look, x, y, size) {
  return s("path", { class: "chart-mark", d: SHAPES[look % SHAPES.length], transform: `translate(${x} ${y}) scale(${size})` });
}

/** The outline of a seat's emblem as a small drawing, for legends.
 * @param {number} look */
export function mark(look) {
  return s("svg", { class: `chart-key seat-${look}`, viewBox: "-7 -7 14 14", "aria-hidden": "true" }, shape(look, 0, 0, 1.15));
}

/** Point at a round, or go there with the arrow keys, and read everybody's number.
 * @param {Field} field
 * @param {{drawing: Element, guide: Element, readout: Element}} parts
 * @param {number[]} rounds
 * @param {Series[]} series */
function pointable(field, { drawing, guide, readout }, rounds, series) {
  let at = -1;
  /** @param {number} index */
  const show = (index) => {
    at = Math.max(0, Math.min(rounds.length - 1, index));
    guide.setAttribute("x1", String(field.x(rounds[at])));
    guide.setAttribute("x2", String(field.x(rounds[at])));
    guide.setAttribute("visibility", "visible");
    readout.replaceChildren(ui("history.chart.round", rounds[at]), ...series.map((one) =>
      h("span", { class: "chart-value" }, mark(one.look), h("span", { class: "unseen" }, `${one.name} `), String(one.values[at]))));
  };
  const leave = () => {
    at = -1;
    guide.setAttribute("visibility", "hidden");
    readout.replaceChildren("\u00a0");
  };
  on(drawing, "pointermove", (move) => {
    const box = drawing.getBoundingClientRect();
    const px = ((move.clientX - box.left) / box.width) * field.width;
    const gaps = rounds.map((round) => Math.abs(field.x(round) - px));
    show(gaps.indexOf(Math.min(...gaps)));
  });
  on(drawing, "pointerleave", leave);
  on(drawing, "blur", leave);
  on(drawing, "keydown", (key) => {
    const by = Number(key.key === "ArrowRight") - Number(key.key === "ArrowLeft");
    if (by === 0) return;
    key.preventDefault();
    show(at < 0 ? rounds.length - 1 : at + by);
  });
}

/** @param {string} title @param {number[]} rounds @param {Series[]} series */
function table(title, rounds, series) {
  return h("details", { class: "chart-table" },
    h("summary", null, ui("history.chart.table")),
    h("div", { class: "chart-scroll", tabindex: "0", role: "region", "aria-label": title }, h("table", null,
      h("caption", { class: "unseen" }, title),
      h("thead", null, h("tr", null, h("th", { scope: "col" }, ui("history.chart.rounds")), series.map((one) => h("th", { scope: "col" }, one.name)))),
      h("tbody", null, rounds.map((round, index) => h("tr", null,
        h("th", { scope: "row" }, String(round)), series.map((one) => h("td", null, String(one.values[index])))))))));
}
