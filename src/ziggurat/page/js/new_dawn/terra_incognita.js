// Terra Incognita on the page: how its pieces look, what is told of an army and to newcomers. Everything else it
// shows comes in slots.

import { s } from "../dom.js";
import { choices, plain } from "../panels/facts.js";

const RIM = { stroke: "var(--rim, #fffdf8)", "stroke-width": 2.4, "stroke-linejoin": "round" };
const SEAT = { fill: "var(--c, currentColor)", ...RIM };
const HOUSES = "M-20 17V-5L-14 -14L-8 -5V-10L0 -20L8 -10V-5L14 -14L20 -5V17Z";

/** Three houses in the colour of their seat. */
const houses = () => [
  s("path", { d: HOUSES, ...SEAT }),
  s("path", { d: "M-20 -5L-14 -14L-8 -5ZM-8 -10L0 -20L8 -10ZM8 -5L14 -14L20 -5Z", fill: "#000", "fill-opacity": 0.2 }),
];

/** Symbols by name, drawn 48 wide about the origin. */
export const glyphs = {
  district: () => [
    s("ellipse", { cy: 18, rx: 21, ry: 3.6, fill: "#000", "fill-opacity": 0.22 }),
    ...houses(),
  ],
  "reinforced-district": () => [
    s("rect", { x: -23, y: -21.5, width: 46, height: 44, rx: 6, ...SEAT }),
    s("rect", { x: -19.5, y: -18, width: 39, height: 37, rx: 4, fill: "var(--rim, #fffdf8)" }),
    s("g", { transform: "scale(.86)" }, houses()),
  ],
  government: () => [
    s("path", { d: "M-20 20V10L20 10V20ZM-20 6L0 -20L20 6Z", fill: "var(--gold, #d9a62e)", stroke: "var(--pen, #2b2620)", "stroke-width": 2.4, "stroke-linejoin": "round" }),
    s("path", { d: "M-6 -1L0 -7L6 -1M-6 5L0 -1L6 5", fill: "none", stroke: "var(--pen, #2b2620)", "stroke-width": 2.6, "stroke-linecap": "round", "stroke-linejoin": "round" }),
  ],
};

/** What is new, for whoever has not played with it. */
export const guide = [
  { key: "goal", at: ".victory, .tab[data-pane=victory]" },
  { key: "slots", at: ".focus-row" },
  { key: "growth", at: ".focus-row" },
  { key: "armies", at: ".table-map" },
  { key: "exploring", at: ".table-map" },
  { key: "dial", at: ".event-dial" },
];

/** By kind of thing. @type {Record<string, import("../panels/facts.js").Facts>} */
export const facts = {
  army: (game, _table, value) =>
    plain(`${game.pack.text("piece.army")} ${game.pack.value("army", value)}`, "army", [choices(game, "army", value)]),
};

