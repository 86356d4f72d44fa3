// What The Board Game plays on stage: battles with their units, huts, villages, cards that are drawn and
// played, techs, wonders, cities lost. Owns the cues of its events; slots are those of their wordings.

import { ui } from "../words.js";

/** Barbarians, who are on nobody's side. */
const barbarians = () => ({ seat: -1, name: ui("stage.barbarians"), sign: "village" });

const scene = "battle";
/** The battlefield tells these while it is in sight. */
const fought = { scene, unless: "battle" };
const opens = { ...fought, begins: true, sign: "attack" };
const lost = { loss: 0, sound: /** @type {const} */ ("drum") };

/** @type {Record<string, import("../stage/cues.js").Cue | null>} */
export const stage = {
  battle: { ...opens, sides: [0, 1] },
  battle_city: { ...opens, sides: [0, 1], sign: "city" },
  battle_village: { ...opens, sides: [0, barbarians], sign: "village" },
  battle_raid: { ...opens, sides: [barbarians, 1] },
  battle_hand: { ...fought, side: "seat", backs: 1 },
  battle_bonuses: { ...fought, both: ["bonus", 1, 2] },
  battle_unit: null,
  drew_barbarian: null,
  drew_a_barbarian: null,
  front_opened: { ...fought, side: "seat", unit: 1, front: 2, fate: "stands" },
  barbarian_opened: { ...fought, side: "nobody", unit: 1, front: 2, fate: "stands" },
  front_attacked: { ...fought, side: "seat", unit: 1, front: 2, fate: "stands" },
  barbarian_attacked: { ...fought, side: "nobody", unit: 1, front: 2, fate: "stands" },
  unit_wounded: { ...fought, side: "seat", unit: 1, front: 2, wounds: 3, fate: "hurt" },
  barbarian_wounded: { ...fought, side: "nobody", unit: 1, front: 2, wounds: 3, fate: "hurt" },
  unit_healed: { ...fought, side: "seat", unit: 1, front: 2, wounds: 3, fate: "hurt" },
  unit_killed: { ...fought, side: "seat", unit: 1, front: 2, fate: "falls" },
  barbarian_killed: { ...fought, side: "nobody", unit: 1, front: 2, fate: "falls" },
  battle_totals: { ...fought, totals: [1, 2] },
  battle_won: { ...fought, verdict: "won" },
  barbarians_won: { ...fought, verdict: "lost" },
  armies_lost: { sign: "army", unless: "battle", ...lost },
  figures_killed: { sign: "army", unless: "battle", ...lost },
  killed_scouts: { sign: "scout", loss: 2 },
  looted: { scene, sign: "trade", loss: 2, sound: "coin" },
  looted_face: { scene, sign: "eye" },
  coin_taken: { sign: "focus-2", loss: 1, sound: "coin" },
  coin_dropped: { sign: "focus-2", loss: 1, sound: "coin" },
  hut_kept: { card: 1 },
  kept_a_hut: { back: "hut" },
  village_kept: { card: 1 },
  kept_a_village: { back: "village" },
  village_person: { card: 1 },
  drew_person: { card: 1 },
  discovered: { sign: "eye", sound: "card" },
  played_event: { scene: "event", begins: true, card: 1, sound: "card" },
  aims_at_seat: { scene: "event" },
  aims_at_square: { scene: "event" },
  aims_at_figure: { scene: "event" },
  cancelled: { verdict: "lost" },
  fended_off: { verdict: "" },
  killed: { sign: "army", ...lost },
  killed_person: { sign: "person", ...lost },
  lost_unit: { sign: "card", ...lost },
  razed: { sign: "production", verdict: "", ...lost },
  walls_fell: { sign: "city", ...lost },
  city_destroyed: { sign: "city", verdict: "", ...lost },
  learned: { card: 1 },
  government: { card: 1 },
  makes_wonder: { card: 2, verdict: "won" },
  used_wonder: { card: 1 },
  obsolete: { card: 1, ...lost },
  completed: { sign: "crown", verdict: "won" },
};
