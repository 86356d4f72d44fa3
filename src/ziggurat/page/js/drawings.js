// Drawings: how one game is drawn on the page, and what its modules add. Owns where these scripts
// are found: `<game>/table.js` and `<game>/<module>.js`, named by the pack; it never knows a game.
//
// The script of a game exports
//   layout(table, map, side, foot)  puts its parts on the table
//   ending                          what is counted and told when it is over (optional)
//   facts                           what is told of things, by kind (optional)
//   stage                           how its events are played on stage, by key; what chance decides is played anyway (optional)
//   sign(pack, kind, value)         the sign of what has no symbol by its number, or nothing (optional)
//   acts                            how acts of others look in captions, by key: the slot of a card, or a sign (optional)
//   laid                            questions whose cards are laid before whoever is asked although the same lie on the table, by topic (optional)
//   free                            questions in which nothing is paid for what has a price, by topic (optional)
// That of a module may export
//   layout(table, map, side, foot)  called after the game's
//   glyphs                          symbols of its pieces and chips, by name, each a list of SVG elements
//   facts, stage, acts, laid, free  as above
//   leaves                          what a choice leaves on the map, by verb: a symbol and its size
//   guide                           notes for newcomers, worded by the pack as panel.guide_<key> and
//                                   panel.guide_<key>_text; one with the key of a note of the game goes in its place
// A module whose slots say all there is to say needs no script but for its glyphs.

import { addSymbol } from "./dom.js";

/** @typedef {{layout?: (table: any, map: HTMLElement, side: HTMLElement, foot: HTMLElement) => void, ending?: any, sign?: (pack: any, kind: string, value: number) => string, facts?: Record<string, any>, stage?: Record<string, import("./stage/cues.js").Cue | null>, acts?: Record<string, import("./told/caption.js").Act>, laid?: string[], free?: string[], glyphs?: Record<string, () => SVGElement[]>, guide?: {key: string, at: string}[], leaves?: Record<string, {sign: string, size: number}>}} Script */
/** @typedef {{scripts: Script[], ending: any, facts: Record<string, any>, stage: Record<string, import("./stage/cues.js").Cue | null>, acts: Record<string, import("./told/caption.js").Act>, laid: string[], free: string[], leaves: Record<string, {sign: string, size: number}>, guides: [string, {key: string, at: string}[]][]}} Drawing */

/** @param {import("./words.js").Pack} pack @returns {Promise<Drawing>} */
export async function loadDrawing(pack) {
  const { folder, scripts: names } = pack.data;
  /** @type {Script[]} */
  const scripts = await Promise.all(["table", ...names].map((name) => import(`./${folder}/${name}.js`)));
  for (const { glyphs } of scripts) {
    for (const [name, drawn] of Object.entries(glyphs ?? {})) addSymbol(name, drawn());
  }
  const facts = Object.assign({}, ...scripts.map((script) => script.facts ?? {}));
  /** @type {[string, {key: string, at: string}[]][]} */
  const guides = names.map((/** @type {string} */ name, /** @type {number} */ at) => [name, scripts[at + 1].guide ?? []]);
  const leaves = Object.assign({}, ...scripts.map((script) => script.leaves ?? {}));
  const stage = Object.assign({}, ...scripts.map((script) => script.stage ?? {}));
  const acts = Object.assign({}, ...scripts.map((script) => script.acts ?? {}));
  const [laid, free] = [scripts.flatMap((script) => script.laid ?? []), scripts.flatMap((script) => script.free ?? [])];
  return { scripts, ending: scripts[0].ending ?? null, facts, stage, acts, laid, free, leaves, guides };
}
