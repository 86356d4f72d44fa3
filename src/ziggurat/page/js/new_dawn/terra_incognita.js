// Terra Incognita on the page: how its pieces look, what is told of an army and to newcomers. Everything else it
// shows comes in slots.

import { s } from "../dom.js";
import { choices, plain } from "../panels/facts.js";

const RIM = { stroke: "var(--rim, #fffdf8)", "stroke-width": 2.4, "stroke-linejoin": "round" };
const SEAT = { fill: "var(--c, currentColor)", ...RIM };
const BLOCKS = "M-21 18V-3H-9V-19H5V-9H21V18Z";
const WINDOWS = "M-17 2h4v4h-4ZM-5 -14h4v4h-4ZM9 -4h4v4h-4ZM15 -4h4v4h-4ZM-5 -6h4v4h-4Z";

/** Blocks of houses in the colour of their seat. */
const blocks = () => [
  s("path", { d: BLOCKS, ...SEAT }),
  s("path", { d: "M5 -9H21V18H5Z", fill: "#000", "fill-opacity": 0.16 }),
  s("path", { d: WINDOWS, fill: "var(--rim, #fffdf8)" }),
];

/** Symbols by name, drawn 48 wide about the origin. */
export const glyphs = {
  district: () => [
    s("ellipse", { cy: 18, rx: 21, ry: 3.6, fill: "#000", "fill-opacity": 0.22 }),
    ...blocks(),
  ],
  "reinforced-district": () => [
    s("rect", { x: -23, y: -21.5, width: 46, height: 44, rx: 6, ...SEAT }),
    s("rect", { x: -19.5, y: -18, width: 39, height: 37, rx: 4, fill: "var(--rim, #fffdf8)" }),
    s("g", { transform: "scale(.86)" }, blocks()),
  ],
  government: () => [
    s("path", { d: "M-20 20V10L20 10V20ZM-20 6L0 -20L20 6Z", fill: "var(--gold, #d9a62e)", stroke: "var(--pen, #2b2620)", "stroke-width": 2.4, "stroke-linejoin": "round" }),
    s("path", { d: "M-6 -1L0 -7L6 -1M-6 5L0 -1L6 5", fill: "none", stroke: "var(--pen, #2b2620)", "stroke-width": 2.6, "stroke-linecap": "round", "stroke-linejoin": "round" }),
  ],
};

/** What choices leave on the map. */
export const leaves = {
  march: { sign: "army", size: 38 }, deploy: { sign: "army", size: 38 }, scout: { sign: "army", size: 38 }, explore: { sign: "caravan", size: 36 },
  district: { sign: "district", size: 40 }, settle: { sign: "city", size: 43 }, settle_army: { sign: "city", size: 43 },
  rout: { sign: "attack", size: 40 }, rout_army: { sign: "attack", size: 40 },
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


/** What is played on stage besides what chance decides. @type {Record<string, import("../stage/cues.js").Cue>} */
export const stage = {
  army_defeated: { sign: "army", loss: 0 },
  routed_army: { sign: "army", verdict: "won", loss: 1 },
  took_fort: { sign: "fort" },
  scorched: { sign: "control", loss: 2 },
  exchanged_city: { sign: "city", verdict: "won", loss: 2 },
  won_over: { sign: "city", verdict: "won", loss: 2 },
  placed_district: { card: 1 },
  adopted: { card: 1 },
  lost_government: { card: 1, loss: 0 },
  wonder_removed: { card: 1 },
};
