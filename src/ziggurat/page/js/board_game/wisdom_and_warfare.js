// Wisdom and Warfare on the page: how city-states, relics and programs look, what is played on stage and what is
// told to newcomers. Everything else it shows comes in slots.

import { s, symbol } from "../dom.js";

const PEN = { stroke: "var(--pen, #2b2620)", "stroke-width": 2, "stroke-linejoin": "round", "stroke-linecap": "round" };
/** A drawing of the sprite. @param {string} name */
const drawn = (name) => [s("use", { href: symbol(name), x: -24, y: -24, width: 48, height: 48 })];
/** Scaffolding around a wall, the sign of a building program. */
const scaffold = () => [
  s("path", { d: "M-8 13V-1H8V13Z", fill: "#c4694b", ...PEN }),
  s("path", { d: "M-8 6H8M0 -1V6M-4 6V13M4 6V13", fill: "none", ...PEN, "stroke-width": 1.4 }),
  s("path", { d: "M-13 14V-14M13 14V-14M-16 -7H16M-16 4H16M-13 4L13 -7", fill: "none", ...PEN, "stroke-width": 2.4 }),
];
const TOKENS = ["attilas_village", "ark_of_the_covenant", ...[1, 2, 3, 4, 5].map((at) => `city_state_${at}`)];

/** Symbols by name, drawn 48 wide about the origin. */
export const glyphs = {
  ...Object.fromEntries(TOKENS.map((name) => [name.replaceAll("_", "-"), () => drawn(`bg-token-${name}`)])),
  program: () => [s("circle", { r: 22, fill: "var(--leaf, #fbf3e0)", ...PEN, "stroke-width": 3 }), ...scaffold()],
  "do-start_program": () => [s("g", { transform: "scale(1.3)" }, scaffold())],
  banner: () => [
    s("path", { d: "M-14 22V-20", fill: "none", ...PEN, "stroke-width": 4 }),
    s("path", { d: "M-14 -20H20L12 -6L20 8H-14Z", fill: "var(--c, #8a8378)", ...PEN }),
  ],
};

/** What is new, for whoever has not played with it. */
export const guide = [
  { key: "wisdom_policies", at: ".realm-card.mine, .tab[data-pane=seats]" },
  { key: "wisdom_programs", at: ".table-board" },
  { key: "wisdom_city_states", at: ".table-board" },
  { key: "wisdom_units", at: ".own-units, .tab[data-pane=own]" },
];

/** What is given up is read before it goes. */
export const laid = ["give_up_policy"];

/** Nothing is paid. */
export const free = ["free_units", "tradition_unit"];

/** How acts look while somebody else carries them out. @type {Record<string, import("../told/caption.js").Act>} */
export const acts = {
  policy_adopted: { card: 1 },
  policy_switched: { card: 2 },
  used_row: { card: 1 },
  program_started: { sign: "program" },
  program_ended: { sign: "program" },
  sent_army: { sign: "army" },
  encamped: { sign: "village" },
  acts_again: { sign: "city" },
};

/** What is played on stage. @type {Record<string, import("../stage/cues.js").Cue | null>} */
export const stage = {
  city_state_found: { card: 1, verdict: "won" },
  city_state_destroyed: { sign: "city-state", verdict: "" },
  encamped: { sign: "village", sound: "drum" },
  claimed_relic: { card: 1, verdict: "won" },
  found_at_once: { card: 1 },
  policy_adopted: { card: 1 },
  policy_switched: { card: 2 },
  policy_given_up: { card: 1, loss: 0, sound: "drum" },
};
