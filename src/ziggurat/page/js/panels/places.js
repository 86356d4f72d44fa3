// Places: what a space of a map is called by what can be seen there: its ground, the city on it or
// beside it. Owns these names; pieces and grounds are the table's, and only who lies beside whom is counted.

import { ui } from "../words.js";
import { named } from "../board/kinds.js";
import { PLACES, terrainName } from "./look.js";

const CITY = "city";
const STATE = "city_state";
/** How far from a city a space is still told by it. */
const FAR = 2;

/** The names of each position, and for whom they were found. @type {WeakMap<any, {reader: string, names: Map<number, string>}>} */
const known = new WeakMap();

/** How many steps lie between two spaces, hexagons or squares. @param {any} one @param {any} two */
function steps(one, two) {
  if (one.q === undefined) return Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
  const [q, r] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The cities of a table: yours first, then others', then city-states. @param {any} game @param {any[]} spaces */
function anchors(game, spaces) {
  const { table } = game.now;
  const found = spaces.flatMap((space) => space.pieces.flatMap((/** @type {any} */ piece) => {
    if (piece.kind === STATE) return [{ space, order: 2, name: named(game.pack, space, piece), by: named(game.pack, space, piece) }];
    if (piece.kind !== CITY || piece.seat < 0) return [];
    const what = table.realms ? table.realms[piece.seat].capital === space.n : piece.number === 0;
    const own = piece.seat === game.seat;
    const key = `${own ? "own" : "other"}.${what ? "capital" : "city"}`;
    return [{ space, order: own ? 0 : 1, name: ui(`place.${key}`, game.name(piece.seat)), by: ui(`place.by.${key}`, game.name(piece.seat)) }];
  }));
  return found.sort((one, two) => one.order - two.order);
}

/** What a space is called by what is seen, without its code. @param {any} game @param {any} space @param {any[]} cities */
function seen(game, space, cities) {
  const here = cities.find((city) => city.space === space);
  if (here) return here.name;
  const ground = game.now.table.spaces ? terrainName(game.pack, space.terrain) : game.pack.value("terrain", space.terrain);
  for (let far = 1; far <= FAR; far += 1) {
    const city = cities.find((at) => steps(at.space, space) === far);
    if (city) return ui(far === 1 ? "place.beside" : "place.near", ground, city.by);
  }
  return ground;
}

/** All names of a table; the code is added where two would be called the same. @param {any} game */
function names(game) {
  const spaces = game.now.table.spaces ?? game.now.table.squares;
  const cities = anchors(game, spaces);
  const told = spaces.map((/** @type {any} */ space) => seen(game, space, cities));
  /** @type {Map<string, number>} */
  const many = new Map();
  for (const name of told) many.set(name, (many.get(name) ?? 0) + 1);
  return new Map(spaces.map((/** @type {any} */ space, /** @type {number} */ at) =>
    [space.n, many.get(told[at]) === 1 ? told[at] : ui("place.coded", told[at], space.label)]));
}

/** What a place is called now; undefined leaves it to its code. @param {any} game @param {string} kind @param {number} n @returns {string | undefined} */
export function placeName(game, kind, n) {
  const table = game.now?.table;
  if (!PLACES.includes(kind) || !(table?.spaces ?? table?.squares) || table.phase === "building") return undefined;
  const reader = `${game.pack.data.lang} ${game.seat} ${game.pack.names}`;
  let found = known.get(game.now);
  if (found?.reader !== reader) {
    found = { reader, names: names(game) };
    known.set(game.now, found);
  }
  return found.names.get(n);
}
