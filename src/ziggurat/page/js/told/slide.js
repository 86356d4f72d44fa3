// Sliding: figures go the way that the log tells, square by square. Owns this motion only: where they stand is drawn
// already, and nobody waits for it.

import { lively } from "../settings.js";

/** How long a way takes, in milliseconds: for one step, and at most. */
const [STEP, MOST] = [260, 400];

/** The ways that events tell, by the place where each ends; steps that follow each other are one way.
 * @param {any} pack @param {any[]} events @param {string} kind of places @returns {Map<string, {seat: number, places: number[]}>} */
export function ways(pack, events, kind) {
  /** @type {Map<string, {seat: number, places: number[]}>} */
  const found = new Map();
  for (const event of events) {
    const places = pack.eventParts(event).filter((/** @type {any} */ part) => part.kind === kind).map((/** @type {any} */ part) => part.value);
    if (places.length !== 2 || places[0] === places[1]) continue;
    const from = `${event.seat}/${places[0]}`;
    const before = found.get(from)?.places ?? [places[0]];
    found.delete(from);
    found.set(`${event.seat}/${places[1]}`, { seat: event.seat, places: [...before, places[1]] });
  }
  return found;
}

/** Let figures come the ways that were told after one entry, up to another.
 * @param {any} game @param {string} kind of places @param {number} from @param {number} to @param {(n: number) => {el: Element | undefined, spot: {x: number, y: number} | undefined}} place */
export function slideFigures(game, kind, from, to, place) {
  const events = game.lines.filter((/** @type {any} */ line) => line.n > from && line.n <= to).flatMap((/** @type {any} */ line) => line.events);
  for (const { seat, places } of ways(game.pack, events, kind).values()) {
    const spots = places.map((n) => place(n).spot).filter((spot) => spot !== undefined);
    const end = place(places[places.length - 1]).el;
    for (const figure of end?.querySelectorAll(`.figure.seat-${game.colour(seat)}`) ?? []) slide(figure, spots);
  }
}

/** Let something come along its way to where it stands. @param {Element} el @param {{x: number, y: number}[]} spots the last is where it stands */
function slide(el, spots) {
  const end = spots[spots.length - 1];
  if (!lively() || document.hidden || !end) return;
  const frames = spots.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  for (const part of el.children) part.animate(frames, { duration: Math.min(MOST, STEP + 70 * (spots.length - 2)), easing: "ease-in-out" });
}
