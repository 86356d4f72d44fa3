// Words: turns the numbers and keys of the wire into sentences of one language.
// It never holds a sentence itself: page text and packs come from the server's catalogues.

import { api } from "./net.js";

/** @typedef {string | {kind: string, value: number, text: string}} Part */
/** @typedef {number[]} Choice */

const SLOT = /\{(\d+)(?::(#[^{}|]+(?:\|[^{}|]+){1,2}|[a-z][a-z0-9_]*))?\}/g;
/** So many of what would be left unused are named. */
const MOST_NAMED = 6;
/** @type {Record<number, string>} */
const NO_CHAIR = { [-1]: "seat.nature", [-2]: "seat.nobody" };

/** @type {Record<string, string>} */
let page = {};
/** Long words of the language, each with soft hyphens. @type {Map<string, string>} */
let breaks = new Map();
/** @type {Map<string, Promise<Pack>>} */
const packs = new Map();

/**
 * Fill the slots of a wording.
 * @param {string} wording
 * @param {readonly (number | string)[]} facts
 * @param {(kind: string, value: number) => Part} name
 * @returns {Part[]}
 */
function filled(wording, facts, name) {
  /** @type {Part[]} */
  const out = [];
  let end = 0;
  for (const match of wording.matchAll(SLOT)) {
    if (match.index > end) out.push(wording.slice(end, match.index));
    end = match.index + match[0].length;
    const fact = facts[Number(match[1])];
    const kind = match[2] ?? "";
    if (fact === undefined) out.push("?");
    else if (kind.startsWith("#")) {
      const [one, many, none] = kind.slice(1).split("|");
      const nothing = Number(fact) === 0 && none;
      out.push(nothing || `${fact} ${Number(fact) === 1 ? one : many}`);
    } else out.push(typeof fact === "string" || !kind ? String(fact) : name(kind, fact));
  }
  if (end < wording.length) out.push(wording.slice(end));
  return out;
}

/** @param {Part[]} parts */
export function plain(parts) {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/**
 * A sentence of the page itself.
 * @param {string} key
 * @param {...(number | string)} facts
 */
export function ui(key, ...facts) {
  return plain(filled(page[key] ?? key, facts, (_kind, value) => String(value)));
}

/** The same, in the words of a game where it has its own. @param {string} key @param {string | undefined} game @param {...(number | string)} facts */
export function uiOf(key, game, ...facts) {
  return ui(hasUi(`${key}.${game}`) ? `${key}.${game}` : key, ...facts);
}

/** @param {string} key */
export function hasUi(key) {
  return key in page;
}

/** The keys that begin so. @param {string} start */
export function uiKeys(start) {
  return Object.keys(page).filter((key) => key.startsWith(start));
}

/** @param {string} lang */
export async function loadUi(lang) {
  page = await api.get(`/api/ui?lang=${encodeURIComponent(lang)}`);
  const words = ui("panel.breaks").split(" ");
  breaks = new Map(words.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]));
  document.documentElement.lang = lang;
}

/** The name of a card, whose long words know where they may be broken. @param {string} name */
export function breakable(name) {
  return name.replace(/\p{L}+/gu, (word) => breaks.get(word) ?? word);
}

/**
 * The words of one game as it is set up; asked for once.
 * @param {string} game
 * @param {string} lang
 * @param {readonly string[]} [modules]
 * @param {Record<string, string>} [options]
 * @returns {Promise<Pack>}
 */
export function loadPack(game, lang, modules = [], options = {}) {
  const query = new URLSearchParams({ lang });
  if (modules.length) query.set("modules", modules.join(","));
  const chosen = Object.entries(options).map(([name, value]) => `${name}:${value}`);
  if (chosen.length) query.set("options", chosen.join(","));
  const path = `/api/pack/${encodeURIComponent(game)}?${query}`;
  let pack = packs.get(path);
  if (!pack) {
    pack = api.get(path).then((data) => new Pack(data, modules));
    pack.catch(() => packs.delete(path));
    packs.set(path, pack);
  }
  return pack;
}

/** Everything needed to word one game. */
export class Pack {
  /** @param {any} data @param {readonly string[]} [modules] those it was asked for with */
  constructor(data, modules = []) {
    this.data = data;
    this.modules = modules;
    /** @type {string} */
    this.game = data.game;
    /** @type {string} */
    this.title = data.title;
    /** What those at the table are called, by seat; without a name, the chair is named. @type {(string | undefined)[]} */
    this.names = [];
    /** What a place of the map is called by what is seen there. @type {(kind: string, n: number) => string | undefined} */
    this.placeOf = () => undefined;
    /** @type {Map<string, Map<number, {label: string, text: string}>>} */
    this.kinds = new Map();
    for (const [kind, entry] of Object.entries(data.kinds ?? {})) {
      const labels = /** @type {[number, string, string][]} */ (/** @type {any} */ (entry).labels ?? []);
      this.kinds.set(kind, new Map(labels.map(([n, label, text]) => [n, { label, text }])));
    }
  }

  /** @param {string} key */
  has(key) {
    return key in this.data.words;
  }

  /** @param {string} key @param {readonly (number | string)[]} [facts] */
  text(key, facts = []) {
    return plain(this.parts(key, facts));
  }

  /** @param {string} key @param {readonly (number | string)[]} [facts] @returns {Part[]} */
  parts(key, facts = []) {
    return filled(this.data.words[key] ?? key, facts,
      (kind, value) => ({ kind, value, text: this.value(kind, value) }));
  }

  /** Name a value of a kind. @param {string} kind @param {number} n @returns {string} */
  value(kind, n) {
    if (kind === "seat") {
      if (n in NO_CHAIR) return this.text(NO_CHAIR[n]);
      if (this.names[n]) return this.names[n];
    }
    const named = this.placeOf(kind, n) ?? this.kinds.get(kind)?.get(n)?.text;
    if (named) return named;
    return kind === "row" || this.isRowKind(kind) ? this.row(n)?.title ?? String(n) : String(n);
  }

  /** How a value is written in notation. @param {string} kind @param {number} n */
  label(kind, n) {
    return this.kinds.get(kind)?.get(n)?.label ?? String(n);
  }

  /** @param {number} n @returns {any} */
  row(n) {
    return this.data.rows[String(n)];
  }

  /** @param {number} n @returns {string} */
  rowText(n) {
    return this.row(n)?.text ?? "";
  }

  /** @param {number} n @returns {string} */
  family(n) {
    return this.row(n)?.family ?? "";
  }

  /** What a player is called who leads with a row: its realm, else the title without what stands in brackets. @param {number} n @returns {string | undefined} */
  shortTitle(n) {
    const row = this.row(n);
    return this.data.words[`${row?.family}.${row?.name}.realm`] ?? row?.title.split(" (")[0];
  }

  /** What a rule that plays a seat is called; empty if there is none. @returns {string} */
  governor() {
    return this.row(this.data.families.governor?.[0] ?? -1)?.title ?? "";
  }

  /** @param {string} kind @returns {boolean} */
  isRowKind(kind) {
    return kind === "row" || Boolean(this.data.kinds[kind]?.rows);
  }

  /** @param {number} n @returns {{name: string, kinds: string[]}} */
  verb(n) {
    return this.data.verbs[String(n)] ?? { name: String(n), kinds: [] };
  }

  /** @param {Choice} c @returns {string[]} */
  kindsOf(c) {
    return this.verb(c[0]).kinds;
  }

  /** @param {Choice} c */
  notation(c) {
    const kinds = this.kindsOf(c);
    return [this.verb(c[0]).name, ...c.slice(1).map((n, at) => this.label(kinds[at], n))].join(" ");
  }

  /** What an answer is called, as the question calls it if there is one. @param {Choice} c @param {{topic: string, facts: number[]} | null} [q] */
  choice(c, q) {
    return plain(this.choiceParts(c, q));
  }

  /** @param {Choice} c @param {{topic: string, facts: number[]} | null} [q] */
  choiceParts(c, q) {
    const key = `do.${this.verb(c[0]).name}`;
    const values = c.slice(1);
    const own = q ? [`${key}.${q.topic}.${values.join()}`, `${key}.${q.topic}`].find((name) => this.has(name)) : undefined;
    return own ? this.parts(own, [...values, ...(q?.facts ?? [])]) : this.parts(key, values);
  }

  /** @param {{topic: string, facts: number[]}} q */
  topic(q) {
    return plain(this.topicParts(q));
  }

  /** @param {{topic: string, facts: number[]}} q */
  topicParts(q) {
    return this.parts(`ask.${q.topic}`, q.facts);
  }

  /** What a choice would leave unused. @param {{name: string, count: number, kind: string, values: number[]}} left */
  left({ name, count, kind, values }) {
    const names = values.slice(0, MOST_NAMED).map((value) => this.value(kind, value));
    if (values.length > MOST_NAMED) names.push("…");
    return this.text(`leaves.${name}`, [count, names.join(", ")]);
  }

  /** @param {{key: string, seat: number, args: number[]}} e */
  event(e) {
    return plain(this.eventParts(e));
  }

  /** @param {{key: string, seat: number, args: number[]}} e */
  eventParts(e) {
    return this.parts(`event.${e.key}`, [e.seat, ...e.args]);
  }

  /** @param {{number: number, name?: string, facts: number[]}} r */
  reason(r) {
    const name = this.data.reasons[String(r.number)]?.name ?? r.name ?? "unexplained";
    return this.text(`reason.${name}`, r.facts ?? []);
  }

  /** The id of the rule behind a reason, if one is known. @param {{number: number}} r @returns {string} */
  ruleOf(r) {
    return this.data.reasons[String(r.number)]?.rule ?? "";
  }

  /** @param {{winners: number[], by: string}} o */
  outcome(o) {
    const names = o.winners.map((seat) => this.value("seat", seat));
    const form = ["none", "one", "many"][Math.min(names.length, 2)];
    return this.text(`ending.${form}`, [this.listed(names), this.text(`outcome.${o.by}`)]);
  }

  /** Join names as a sentence does. @param {string[]} names */
  listed(names) {
    if (names.length < 2) return names.join("");
    return this.text("join.and", [names.slice(0, -1).join(", "), names[names.length - 1]]);
  }
}
