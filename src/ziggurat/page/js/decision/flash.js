// Flash: lights up on the map what a sentence or a button names, while somebody points at it or has
// the focus there. Owns this light only; it never chooses and never moves the map.

import { on } from "../dom.js";
import { PLACES } from "../panels/look.js";
import { thingsOf } from "./fit.js";

const MAP = ".table-map";

/** @param {import("../game.js").Game} game @param {Element} root the bar @returns {() => void} stops it */
export function flashing(game, root) {
  const table = () => root.closest(".table");
  const light = (/** @type {number[]} */ values) => {
    for (const el of table()?.querySelectorAll(`${MAP} .flash`) ?? []) el.classList.remove("flash");
    for (const value of values) {
      const drawn = PLACES.map((kind) => `${MAP} [data-kind=${kind}][data-value="${value}"]`).join();
      for (const el of table()?.querySelectorAll(drawn) ?? []) el.classList.add("flash");
    }
  };
  const named = (/** @type {EventTarget | null} */ target) => {
    const choice = target instanceof Element ? target.closest("[data-choice]")?.getAttribute("data-choice") : null;
    const things = choice ? thingsOf(choice.split(",").map(Number), game.pack) : [];
    light(things.filter(({ kind }) => PLACES.includes(kind)).map(({ value }) => value));
  };
  const stops = [
    on(root, "pointerover", (event) => named(event.target)),
    on(root, "pointerleave", () => light([])),
    on(root, "focusin", (event) => named(event.target)),
    on(root, "focusout", () => light([])),
    on(game, "thing", (event) => {
      const { kind, value, el } = event.detail ?? {};
      light(PLACES.includes(kind) && !el.closest(MAP) ? [value] : []);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
