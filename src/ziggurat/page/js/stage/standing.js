// Where the stage stands: at the lower edge of the map, or at the upper one where it would else lie over
// what it tells of. Owns that choice only; it reads where places are drawn and knows no game.

import { PLACES } from "../panels/look.js";

/** So much of the map's height a scene may come to take before it is over. */
const SHARE = 0.55;

/** The places that an event names. @param {any} pack @param {import("../history/lines.js").Event} event @returns {string[]} */
export const placesIn = (pack, event) => pack.eventParts(event)
  .filter((/** @type {any} */ part) => PLACES.includes(part.kind))
  .map((/** @type {any} */ part) => `[data-kind="${part.kind}"][data-value="${part.value}"]`);

/** Whether more of some places is seen with the stage at the upper edge.
 * @param {HTMLElement} root the stage, in sight @param {Iterable<string>} places */
export function standsAbove(root, places) {
  const map = root.closest(".table")?.querySelector(".table-map");
  const at = map?.getBoundingClientRect();
  if (!map || !at?.height) return false;
  const { left, right, height } = root.getBoundingClientRect();
  const takes = Math.max(height, at.height * SHARE);
  let [below, above] = [0, 0];
  for (const place of new Set(places)) {
    const box = map.querySelector(`svg ${place}`)?.getBoundingClientRect();
    const [x, y] = box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [-1, -1];
    if (!box || x < left || x > right) continue;
    if (y > at.bottom - takes) below += 1;
    if (y < at.top + takes) above += 1;
  }
  return above < below;
}
