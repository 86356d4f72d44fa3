// The log as a story: which entries were taken back, and to which turn each line belongs.
// It never draws and never asks the server.

/** @typedef {{key: string, seat: number, args: number[], origin: number}} Event */
/** @typedef {{n: number, kind: string, seat: number, move: string, events: Event[]}} Line */
/** One thing to read: an event of an entry, or a going back (then `event` is null).
 * @typedef {{n: number, line: Line, event: Event|null, gone: boolean}} Item */
/** Something that happened, and what was told before it of why.
 * @typedef {{item: Item, reasons: Item[]}} Act */
/** What belongs together; `seat` is -1 when it is nobody's turn, `round` 0 before the first.
 * @typedef {{kind: "setup"|"turn"|"world", seat: number, round: number, first: number, items: Item[]}} Group */

const BACK = new Set(["undo", "rewind"]);
/** Somebody's turn begins; with a number, a turn of everybody. */
const TURN = "turn";
const CLAIMED = "claimed";
/** @type {{key: string, seat: number, args: number[]}} */
const NOTHING = { key: "", seat: -1, args: [] };
// What happens between turns and begins a round.
const WORLD = new Set(["event", "night"]);

// What a rule that plays a seat compared before it acted, and the order that it carries out.
const REASONS = new Set(["weighed", "one_option", "left_to_chance"]);
export const READS = "reads";

/** Whether an item only tells why the next one happened.
 * @param {Item} item */
export function isReason(item) {
  return item.event !== null && REASONS.has(item.event.key);
}

/** Sort items into acts; reasons that no act follows stand for themselves.
 * @param {Item[]} found
 * @returns {Act[]} */
export function acts(found) {
  /** @type {Act[]} */
  const sorted = [];
  /** @type {Item[]} */
  let reasons = [];
  const flush = () => {
    if (reasons.length > 0) sorted.push({ item: reasons[0], reasons: reasons.slice(1) });
    reasons = [];
  };
  for (const item of found) {
    if (isReason(item)) {
      reasons.push(item);
      continue;
    }
    if (item.event === null || item.event.key === READS) flush();
    sorted.push({ item, reasons });
    reasons = [];
  }
  flush();
  return sorted;
}

/** The position that an undo or a rewind went back to.
 * @param {Line} line */
export function target(line) {
  const word = /^to (\d+)$/.exec(line.move);
  return word === null ? line.n - 1 : Number(word[1]);
}

/** The numbers of entries that no longer count.
 * @param {Line[]} lines */
export function takenBack(lines) {
  const byNumber = new Map(lines.map((line) => [line.n, line]));
  /** @type {Set<number>} */
  const gone = new Set();
  let number = lines.length === 0 ? 0 : lines[lines.length - 1].n;
  while (number > 0) {
    const line = byNumber.get(number);
    const to = line !== undefined && BACK.has(line.kind) ? target(line) : number - 1;
    for (let at = to + 1; at < number; at += 1) gone.add(at);
    number = to;
  }
  return gone;
}

/** Everything there is to read, in order.
 * @param {Line[]} lines
 * @returns {Item[]} */
export function items(lines) {
  const gone = takenBack(lines);
  return lines.flatMap((line) => {
    /** @param {Event|null} event */
    const item = (event) => ({ n: line.n, line, event, gone: gone.has(line.n) });
    if (line.kind === "stated") return [item(null), ...line.events.map(item)];
    return line.kind === "choice" || line.kind === "start" ? line.events.map(item) : [item(null)];
  });
}

/** Sort the story into turns.  What was taken back stays where it was told, and begins no turn.
 * @param {Line[]} lines
 * @returns {Group[]} */
export function groups(lines) {
  /** @type {Group[]} */
  const found = [];
  let round = 0;
  let leader = -1;
  for (const item of items(lines)) {
    const now = found[found.length - 1];
    const { key, seat, args } = item.gone || item.event === null ? NOTHING : item.event;
    if (WORLD.has(key)) {
      round += 1;
      found.push(opened("world", -1, round, item));
    } else if (key === TURN && args.length) {
      round = args[0];
      found.push(opened("world", -1, round, item));
    } else if (key === TURN) {
      if (leader < 0) leader = seat;
      if (seat === leader && now?.kind !== "world") round += 1;
      found.push(opened("turn", seat, round, item));
    } else if (now === undefined) {
      found.push(opened("setup", -1, 0, item));
    } else {
      now.items.push(item);
    }
  }
  return found;
}

/** The entry with which the first turn begins: up to it, things are only dealt and laid out.
 * @param {Line[]} lines */
export function beginning(lines) {
  return lines.find((line) => line.events.some(({ key }) => key === TURN || WORLD.has(key)))?.n ?? Infinity;
}

/** @param {Group["kind"]} kind @param {number} seat @param {number} round @param {Item} item @returns {Group} */
function opened(kind, seat, round, item) {
  return { kind, seat, round, first: item.n, items: [item] };
}

/** The entries worth stopping at in a replay: those that still count and tell something.
 * @param {Line[]} lines
 * @returns {number[]} */
export function stops(lines) {
  const told = items(lines).filter((item) => !item.gone && item.event !== null);
  const last = lines.length === 0 ? 0 : lines[lines.length - 1].n;
  return [...new Set([0, ...told.map((item) => item.n), last])];
}

/** The last index whose number is not beyond `n`; the numbers ascend.
 * @param {number[]} numbers
 * @param {number} n */
export function indexAt(numbers, n) {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle] <= n) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The entries at which rounds end, oldest first, each with the round that is over then.
 * @param {Line[]} lines
 * @param {number} most how many at the most; they are thinned out evenly, the last stays
 * @returns {{round: number, n: number}[]} */
export function roundEnds(lines, most) {
  /** @type {{round: number, n: number}[]} */
  const ends = [];
  let round = -1;
  for (const group of groups(lines)) {
    if (group.kind === "setup" || group.round === round) continue;
    ends.push({ round: group.round - 1, n: group.first });
    round = group.round;
  }
  if (ends.length === 0) return [];
  const last = lines[lines.length - 1].n;
  // The entry that ends the game opens a round in which nobody moves any more.
  if (ends[ends.length - 1].n < last) ends.push({ round, n: last });
  if (ends.length <= most) return ends;
  const step = (ends.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => ends[Math.round(at * step)]);
}

/** Which agendas were completed, as "seat card" -> the agenda, the round and the entry.
 * @param {Line[]} lines
 * @returns {Map<string, {agenda: number, round: number, n: number}>} */
export function claims(lines) {
  /** @type {Map<string, {agenda: number, round: number, n: number}>} */
  const found = new Map();
  for (const { round, items: told } of groups(lines)) {
    for (const { event, gone, n } of told) {
      if (gone || event?.key !== CLAIMED) continue;
      const [agenda, card] = event.args;
      found.set(`${event.seat} ${card}`, { agenda, round, n });
    }
  }
  return found;
}
