// Places: where on the map an event happens. Owns how they are found in the drawing; it knows no game.

import { PLACES } from "../panels/look.js";

/** The places that an event names. @param {any} pack @param {import("../history/lines.js").Event} event @returns {string[]} */
export const placesIn = (pack, event) => pack.eventParts(event)
  .filter((/** @type {any} */ part) => PLACES.includes(part.kind))
  .map((/** @type {any} */ part) => `[data-kind="${part.kind}"][data-value="${part.value}"]`);
