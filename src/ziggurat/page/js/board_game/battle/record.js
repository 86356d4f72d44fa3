// The record of a battle: what the table shows of it, and how it ended, pieced together from the
// log where the last blows came with the end. Owns this memory; it never works out a blow.

const NONE = -1;
/** What barbarians do is told by names of its own. */
const OF_BARBARIANS = { barbarian_opened: "front_opened", barbarian_attacked: "front_attacked", barbarian_wounded: "unit_wounded", barbarian_killed: "unit_killed" };
const WON = ["battle_won", "barbarians_won"];

/** @typedef {{fight: any, lines: any[], n: number}} Result */

/** @param {any} fight @param {any} event */
function sideOf(fight, event) {
  if (event.key in OF_BARBARIANS) return fight.attacker === NONE ? 0 : 1;
  return event.seat === fight.attacker ? 0 : 1;
}

/** A unit that was just played. @param {any} fight @param {number} side @param {number} row */
function played(fight, side, row) {
  const [strength, health] = fight.worth[side][row] ?? [0, 0];
  return { row, strength, health, wounds: 0 };
}

/** What an event does to the fronts, by its name. @type {Record<string, (fight: any, side: number, args: number[]) => void>} */
const HAPPENS = {
  front_opened: (fight, side, [row, at]) => {
    fight.fronts[at - 1] = side ? [null, played(fight, side, row)] : [played(fight, side, row), null];
    fight.left[side] -= 1;
  },
  front_attacked: (fight, side, [row, at]) => {
    fight.fronts[at - 1][side] = played(fight, side, row);
    fight.left[side] -= 1;
  },
  unit_wounded: (fight, side, [, at, wounds]) => { fight.fronts[at - 1][side].wounds += wounds; },
  unit_killed: (fight, side, [row, at]) => {
    fight.fronts[at - 1][side] = null;
    fight.killed[side].push(row);
  },
  battle_totals: (fight, _side, totals) => { fight.totals = totals; },
};

/** Apply what the log tells to a battle. @param {any} fight @param {any[]} events */
function apply(fight, events) {
  for (const event of events) {
    const name = /** @type {Record<string, string>} */ (OF_BARBARIANS)[event.key] ?? event.key;
    HAPPENS[name]?.(fight, sideOf(fight, event), event.args);
  }
}

/** Who has won, as an event tells it. @param {any} fight @param {any} event */
function winnerOf(fight, event) {
  const won = event.key === "battle_won";
  return (event.seat === fight.attacker) === won ? 0 : 1;
}

/**
 * How a battle that was seen has ended, or null if the log does not tell.
 * @param {any} seen the battle as it was shown @param {number} at after which entry @param {any[]} lines the log
 * @returns {Result | null}
 */
export function ended(seen, at, lines) {
  const later = lines.filter((line) => line.n > at);
  const end = later.findIndex((line) => line.events.some((/** @type {any} */ event) => WON.includes(event.key)));
  if (end < 0) return null;
  const fight = structuredClone(seen);
  const events = later.slice(0, end + 1).flatMap((line) => line.events);
  const won = events.findIndex((event) => WON.includes(event.key));
  apply(fight, events.slice(0, won));
  fight.winner = winnerOf(fight, events[won]);
  fight.hands = [[], []];
  return { fight, lines: events.slice(won), n: later[end].n };
}
