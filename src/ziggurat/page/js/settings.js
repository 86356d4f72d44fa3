// Settings: what a person prefers in this browser, and how it shows on the document.
// It never knows a game, nor which languages there are before the server has said so.

import { api } from "./net.js";

/** @typedef {{lang: string, theme: "auto"|"light"|"dark", motion: "auto"|"full"|"less", stage: "on"|"slow"|"off", sound: "off"|"on", notify: "off"|"on", pace: "slow"|"brisk"|"instant", cover: "always"|"hidden", unused: "on"|"off", steps: "on"|"off", quiet: "on"|"off", calm: number, coach: string, name: string}} Settings */

const STORE = "ziggurat.settings";

/** `stage`: whether rolls, battles and draws are played over the map, and how slowly; `unused`: whether to ask once more before something is left unused; `steps`: whether a turn that a rule plays is read order by order; `quiet`: whether what leaves nothing to answer is passed by itself; `calm`: how long buttons that have just appeared take no click, in milliseconds. @type {Settings} */
const DEFAULTS = {
  lang: "", theme: "auto", motion: "auto", stage: "on", sound: "off", notify: "off", pace: "brisk", cover: "always",
  unused: "on", steps: "on", quiet: "on", calm: 400, coach: "new", name: "",
};

/** How long a bot's move stays on show before the next one, in milliseconds. */
export const PACES = { slow: 1400, brisk: 500, instant: 0 };

/** What each language calls itself, by its tag. @type {Record<string, string>} */
let names = { en: "English" };

/** Ask which languages there are. */
export async function loadLanguages() {
  names = (await api.get("/api/about")).languages;
}

/** What each language calls itself, by its tag, in the order of the menu. */
export const languageNames = () => names;

/** @returns {Settings} */
function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {Settings} */
const current = stored();
const heard = new EventTarget();

/** The language in force: chosen, else the browser's, else English. */
export function language() {
  const wanted = [current.lang, ...(navigator.languages ?? []).flatMap((tag) => [tag, tag.split("-")[0]])];
  return wanted.find((tag) => Object.hasOwn(names, tag)) ?? "en";
}

export const settings = {
  /** @template {keyof Settings} K @param {K} name @returns {Settings[K]} */
  get: (name) => current[name],
  /** @template {keyof Settings} K @param {K} name @param {Settings[K]} value */
  set(name, value) {
    current[name] = value;
    try {
      localStorage.setItem(STORE, JSON.stringify(current));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts until the page closes.
    }
    show();
    heard.dispatchEvent(new CustomEvent("change", { detail: { name } }));
  },
  /** @param {(name: keyof Settings) => void} fn */
  onchange(fn) {
    heard.addEventListener("change", (event) => fn(/** @type {CustomEvent} */ (event).detail.name));
  },
};

/** Who looked at a game last in this window, so that loading it again shows nobody another one's secrets. */
export const sitter = {
  /** @param {string} game @returns {number | null} */
  get(game) {
    const kept = window.sessionStorage.getItem(`ziggurat.sitter.${game}`);
    return kept === null ? null : Number(kept);
  },
  /** @param {string} game @param {number} seat */
  set: (game, seat) => window.sessionStorage.setItem(`ziggurat.sitter.${game}`, String(seat)),
};

/** Let the document follow the settings. */
export function show() {
  const root = document.documentElement;
  for (const name of /** @type {const} */ (["theme", "motion"])) {
    if (current[name] === "auto") root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, current[name]);
  }
}

/** Whether things may move on the screen. */
export function lively() {
  if (current.motion !== "auto") return current.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
