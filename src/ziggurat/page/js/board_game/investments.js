// Investments on the page: the signs of the four cards, what is played on stage and what is told to newcomers.

import { s } from "../dom.js";

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 3.4, "stroke-linejoin": "round", "stroke-linecap": "round" };
/** A coin in a corner, common to all four. */
const coin = () => s("circle", { cx: 15, cy: -15, r: 6, fill: "var(--gold, #d9a62e)", stroke: "currentColor", "stroke-width": 2 });

/** A mask of the stage. */
const theatre = () => [s("path", { d: "M-16 -12Q-20 10 0 18Q20 10 16 -4M-16 -12Q-6 -8 4 -13M-9 0H-5M5 0H9M-8 8Q0 14 8 8", ...LINE }), coin()];

/** Symbols by name, drawn 48 wide about the origin. */
export const glyphs = {
  infrastructure: () => [s("path", { d: "M-21 18L-9 -10H9L21 18M0 -8V-4M0 2V7M0 13V18", ...LINE }), coin()],
  military_industrial_complex: () => [s("path", { d: "M-20 19V1L-8 -6V1L4 -6V1L20 -5V19ZM-13 19V11M-2 19V11M9 19V11", ...LINE }), coin()],
  public_education: () => [s("path", { d: "M0 -6Q-10 -13 -21 -9V14Q-10 10 0 17Q10 10 21 14V-7M0 -6V17M0 -6Q4 -9 8 -10", ...LINE }), coin()],
  endowment_for_the_arts: theatre,
  // The card of the second expansion.
  endowment_for_the_arts_ww: theatre,
};

/** What is new, for whoever has not played with it. */
export const guide = [{ key: "investing", at: ".realm-card.mine, .tab[data-pane=seats]" }];

/** How acts look while somebody else carries them out. @type {Record<string, import("../told/caption.js").Act>} */
export const acts = { invested: { card: 2 }, free_investment: { card: 1 } };
