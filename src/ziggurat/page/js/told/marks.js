// Marks: how a place looks that has changed since one's last turn. Owns their shapes, which differ without
// any colour: a pennant for what is new, a broken line around the ghost of what is gone, and a thick double line
// with a cross for what one has lost oneself. What was laid is outlined as a whole.

import { s } from "../dom.js";

/** @typedef {import("./changes.js").Change} Change */

const PENNANT = "M0 0V-17M0 -17L13 -12L0 -7Z";
const CROSS = "M-5 -5L5 5M-5 5L5 -5";

/** A group that is drawn anew when what changed, or where it lies, is another. */
export class Marks {
  constructor() {
    this.el = s("g", { class: "told-marks", "aria-hidden": "true" });
    /** @type {unknown[]} */
    this.drawn = [];
  }

  /**
   * @param {any} game @param {unknown} shape what else the drawing depends on
   * @param {(n: number, change: Change) => {x: number, y: number, half: number, ring: string, ghost: (SVGElement | null)[]} | null} look how a place is drawn: its middle and outline, and what was there
   * @param {(places: number[]) => string} [around] a line around places that were not there
   */
  draw(game, shape, look, around) {
    const found = game.changes ?? null;
    if (this.drawn[0] === found && this.drawn[1] === shape) return;
    this.drawn = [found, shape];
    const laid = [...found ?? []].filter(([, { then }]) => !then).map(([n]) => n);
    const line = laid.length && around ? around(laid) : "";
    this.el.replaceChildren(...(line ? ["told-laid-halo", "told-laid"].map((name) => s("path", { class: name, d: line })) : []), ...[...found ?? []].flatMap(([n, change]) => {
      const at = change.mark === "laid" ? null : look(n, change);
      return at ? [mark(change, at)] : [];
    }));
  }
}

/** @param {Change} change @param {{x: number, y: number, half: number, ring: string, ghost: (SVGElement | null)[]}} at */
function mark({ mark: kind }, { x, y, half, ring, ghost }) {
  const corner = { transform: `translate(${(-half * 0.62).toFixed(1)} ${(-half * 0.4).toFixed(1)})` };
  return s("g", { class: `told-mark told-${kind}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    kind === "new" ? null : [s("path", { class: "told-halo", d: ring }), s("path", { class: "told-ring", d: ring })],
    ghost.length ? s("g", { class: "told-ghost" }, ghost) : null,
    kind === "new" ? s("path", { class: "told-pennant", d: PENNANT, ...corner }) : null,
    kind === "lost" ? s("g", corner, s("circle", { class: "told-disc", r: 9 }), s("path", { class: "told-cross", d: CROSS })) : null);
}
