// Fame and Fortune on the page: how relics and the signs of cities look, what choices leave on the map, what is
// played on stage and what is told to newcomers. Everything else it shows comes in slots.

import { s } from "../dom.js";

const PEN = { stroke: "var(--pen, #2b2620)", "stroke-width": 2, "stroke-linejoin": "round", "stroke-linecap": "round" };
const LEAF = "var(--leaf, #fbf3e0)";
const GOLD = "var(--gold, #d9a62e)";
const shadow = () => s("ellipse", { cy: 18, rx: 20, ry: 3, fill: "#000", "fill-opacity": 0.22 });
/** A sign on a light disc. @param {SVGElement[]} drawn */
const disc = (...drawn) => [s("circle", { r: 22, fill: LEAF, ...PEN, "stroke-width": 3 }), ...drawn];

/** A camel, the sign of a caravan. */
const camel = () => [
  s("path", { d: "M-14 14V2Q-14 -4 -10 -4Q-8 -13 -4 -5Q-1 -13 4 -4L8 -2V-12H15V-7H12V2L8 6V14", fill: "#c99a5b", ...PEN }),
  s("path", { d: "M-8 14V6M2 14V6", fill: "none", ...PEN }),
];

/** Symbols by name, drawn 48 wide about the origin. */
export const glyphs = {
  atlantis: () => [
    s("path", { d: "M-16 4Q-16 -19 0 -19T16 4Z", fill: LEAF, ...PEN }),
    s("path", { d: "M0 -19V4M-8 4Q-8 -11 0 -19M8 4Q8 -11 0 -19M-14 -6H14", fill: "none", ...PEN, "stroke-width": 1.2 }),
    s("path", { d: "M-22 10q5.5 -6 11 0t11 0t11 0t11 0M-22 17q5.5 -6 11 0t11 0t11 0t11 0", fill: "none", ...PEN, stroke: "#3e7ca6", "stroke-width": 3 }),
  ],
  "school-of-confucius": () => [
    shadow(),
    s("path", { d: "M-14 18V2H14V18Z", fill: LEAF, ...PEN }),
    s("path", { d: "M-7 18V2M0 18V2M7 18V2", fill: "none", ...PEN }),
    s("path", { d: "M-22 4Q-12 2 -9 -12H9Q12 2 22 4Z", fill: "#a6433b", ...PEN }),
    s("path", { d: "M0 -12V-18M-4 -16H4", fill: "none", ...PEN }),
  ],
  "seven-cities-of-gold": () => [
    shadow(),
    s("path", { d: "M-21 18V0L-16 -6L-11 0V-9L-6 -14L-3 -11L0 -20L3 -11L6 -14L11 -9V0L16 -6L21 0V18Z", fill: GOLD, ...PEN }),
    s("path", { d: "M-18 18V10H-13V18ZM-3 18V7H3V18ZM13 18V10H18V18Z", fill: "var(--pen, #2b2620)" }),
  ],
  metropolis: () => disc(
    s("path", { d: "M-17 13V-1L-12 -6L-7 -1V-9L0 -16L7 -9V-1L12 -6L17 -1V13Z", fill: GOLD, ...PEN }),
    s("path", { d: "M-3 13V4H3V13Z", fill: "var(--pen, #2b2620)" }),
  ),
  fortified: () => disc(
    s("path", { d: "M-14 14V-13H-8V-8H-3V-13H3V-8H8V-13H14V14Z", fill: "#c9c2b4", ...PEN }),
    s("path", { d: "M-4 14V5Q0 0 4 5V14Z", fill: "var(--pen, #2b2620)" }),
  ),
  laden: () => disc(...camel()),
  "do-unload": () => [s("g", { transform: "scale(1.4)" }, camel())],
  unloaded: () => disc(
    s("path", { d: "M-14 2H-2V14H-14ZM2 2H14V14H2ZM-6 -12H6V0H-6Z", fill: "#d9b36c", ...PEN }),
    s("path", { d: "M-14 8H-2M2 8H14M-6 -6H6", fill: "none", ...PEN, "stroke-width": 1.4 }),
  ),
};

/** What choices leave on the map. */
export const leaves = { grow: { sign: "capital", size: 43 } };

/** What is new, for whoever has not played with it. */
export const guide = [
  { key: "fame_map", at: ".table-board" },
  { key: "fame_disbanding", at: ".table-board" },
  { key: "fame_metropolis", at: ".table-board" },
];

/** The coin token of a rival lies on a tech that one may know oneself. */
export const laid = ["coin_to_drop"];

/** Nothing is paid. */
export const free = ["friendly_barbarian", "free_building_in", "free_item_city", "free_item"];

/** How acts look while somebody else carries them out. @type {Record<string, import("../told/caption.js").Act>} */
export const acts = {
  disbanded: { sign: "army" },
  fortified: { sign: "fortified" },
  caravan_waits: { sign: "laden" },
  unloaded: { sign: "laden" },
};

/** What is played on stage. @type {Record<string, import("../stage/cues.js").Cue | null>} */
export const stage = {
  claimed_relic: { card: 1, verdict: "won" },
  found_at_once: { card: 1 },
  used_find: { card: 1 },
  fortification_gone: { sign: "fortified", loss: 0, sound: "drum" },
};
