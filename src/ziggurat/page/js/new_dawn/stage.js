// What A New Dawn plays on stage: attacks with their dice and sums, barbarians, wonders, agendas, new
// cards. Owns the cues of its events; slots are those of their wordings.

import { symbolOf } from "../board/kinds.js";

/** Kinds of targets whose pieces go by another name. @type {Record<string, string>} */
const PIECES = { token: "control" };
/** Somebody rolls for the defence. */
const ROLLS = "defence_value";

/** What an attack is on and, if it is somebody's, whose: its owner rolls for it.
 * @param {any} game @param {number[]} facts @param {number} n @param {any} before */
export function target(game, [, space, kind], n, before) {
  const { name, title } = game.pack.row(kind);
  const sign = PIECES[name] ?? name;
  const spaces = [before, game.now?.table].flatMap((table) => table?.spaces ?? []);
  const standing = spaces.filter((at) => at.n === space).flatMap(({ pieces }) => pieces).find((piece) => piece.kind === sign);
  const owned = spaces.some(({ pieces }) => pieces.some((/** @type {any} */ piece) => piece.kind === sign && piece.seat >= 0));
  const rolls = game.received.filter((/** @type {any} */ line) => line.n > n).flatMap((/** @type {any} */ line) => line.events).find((/** @type {any} */ event) => event.key === ROLLS);
  const seat = owned ? rolls?.seat ?? standing?.seat ?? -1 : -1;
  return { seat, name: seat >= 0 ? game.name(seat) : game.pack.row(standing?.row ?? -1)?.title ?? title, sign: symbolOf(sign), kind: name };
}

const lost = { loss: 0 };

/** @type {Record<string, import("../stage/cues.js").Cue | null>} */
export const stage = {
  attacks: { scene: "attack", begins: true, sides: [0, target], sign: "attack", sound: "knock" },
  attack_value: { scene: "attack", side: 0, die: 1, sum: [["slot", 2], ["military", 3], ["cards", 4]], total: 5 },
  [ROLLS]: { scene: "attack", side: 1, die: 1, sum: [["ground", 2], ["reinforced", 3], ["cards", 4]], total: 5 },
  spent_in_combat: { scene: "attack", side: "seat", sum: [["tokens", 1]], total: 2, sound: "coin" },
  rolled_again: { scene: "attack", side: "seat", die: 1, total: 2 },
  attack_won: { scene: "attack", totals: [2, 3], verdict: "won" },
  attack_lost: { scene: "attack", totals: [2, 3], verdict: "lost" },
  took_space: { sign: "control" },
  conquered: { sign: "city-state" },
  liberated: { sign: "city-state", loss: 2 },
  took_token: { sign: "control", loss: 2 },
  capital_defeated: { sign: "capital", loss: 1 },
  barbarian_defeated: { sign: "barbarian" },
  drove_off: { sign: "barbarian" },
  robbed: { sign: "trade", loss: 1, sound: "coin" },
  struck: { sign: "attack", verdict: "won", sound: "drum" },
  event: { scene: "world", begins: true, sign: "event" },
  barbarian_die: { scene: "world", die: 1 },
  barbarian_moved: { scene: "world", sign: "barbarian" },
  barbarian_spawned: { scene: "world", sign: "barbarian" },
  caravan_destroyed: { sign: "caravan", ...lost },
  token_flipped: { sign: "control", ...lost },
  token_destroyed: { sign: "control", ...lost },
  city_destroyed: { sign: "city", verdict: "", ...lost, sound: "drum" },
  capital_raided: { sign: "capital", verdict: "", ...lost, sound: "drum" },
  built_wonder: { card: 1, verdict: "won" },
  controls_wonder: { card: 1 },
  claimed: { card: 1, verdict: "won" },
  gave_up: { card: 1, verdict: "lost" },
  gained_card: { card: 1 },
  took_natural: { card: 1, sound: "coin" },
};
