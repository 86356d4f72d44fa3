// Telling: what people with the real box tell of their table: who answers for chance, what lies there,
// whose turn it is. It knows no rule: facts and steps are the server's words.

import { dialog, h, icon } from "../dom.js";
import { ui } from "../words.js";
import { CHANCE } from "../decision/choosing.js";
import { faultText, showLine } from "./begin.js";
import { isDue, openCompare } from "./compare.js";
import { isCorrecting, toggleCorrecting } from "./correcting.js";

/** @typedef {import("../game.js").Game} Game */

/** Who answers for chance: the people always, the program where a rule leaves equal options, or the program always. */
const MODES = ["told", "ties", "rolled"];
/** Parts of a game in which chance is asked many times in a row. */
const SETTING_UP = new Set(["setup", "building"]);
const STORE = "ziggurat.companion";
/** A rule that plays a seat has options left that are equal. */
const TIE = "left_to_chance";

/** @returns {Record<string, string>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

/** @type {Record<string, string>} */
const modes = stored();

/** @param {Game} game */
export const modeOf = (game) => (MODES.includes(modes[game.id]) ? modes[game.id] : MODES[0]);

/** @param {Game} game @param {string} mode */
function setMode(game, mode) {
  modes[game.id] = mode;
  try {
    localStorage.setItem(STORE, JSON.stringify(modes));
  } catch {
    // It lasts until the page closes.
  }
}

/** Whether the program answers what chance is asked now. @param {Game} game */
function isForProgram(game) {
  if (game.question?.seat !== CHANCE) return false;
  const mode = modeOf(game);
  return mode === "rolled" || (mode === "ties" && game.lines.at(-1)?.events.at(-1)?.key === TIE);
}

/** Let the program answer for chance where it is to; each question once. @param {Game} game */
export function keepRolling(game) {
  let tried = -1;
  const go = () => {
    if (!isForProgram(game) || game.now.last === tried) return;
    tried = game.now.last;
    game.roll(modeOf(game) === "rolled");
  };
  game.addEventListener("change", go);
  go();
}

/** The ways not to look oneself, beside the options of chance. @param {Game} game @returns {HTMLElement[]} */
export function rolls(game) {
  const button = (/** @type {string} */ key, /** @type {boolean} */ every) => h("button", {
    type: "button", class: "button option roll", title: ui(`${key}_hint`), onclick: () => game.roll(every),
  }, icon("dice-5"), ui(key));
  return [button("companion.roll", false), ...(SETTING_UP.has(game.now?.table?.phase) ? [button("companion.roll_all", true)] : [])];
}

/** Before what chance is asked: it is the table that answers, and for whom. @param {Game} game */
export function atTheTable(game) {
  const doing = game.now?.doing;
  const text = doing && game.pack.has(doing.key) ? ui("companion.at_table_for", game.pack.text(doing.key, doing.facts)) : ui("companion.at_table");
  return h("span", { class: "at-table" }, icon("dice-5"), h("b", null, `${text} `));
}

/** @param {Game} game */
export async function openTelling(game) {
  const problem = h("p", { class: "problem", role: "alert" });
  const area = h("textarea", { class: "facts", rows: "11", spellcheck: "false", "aria-label": ui("companion.facts") });
  let last = game.now.last;
  /** @type {string[]} */
  let steps = [];
  const load = async () => {
    const told = await game.desk.facts();
    ({ last, steps } = told);
    area.value = told.facts;
  };
  const find = h("input", { type: "search", placeholder: ui("companion.find"), "aria-label": ui("companion.find"), oninput: () => seek(area, find.value) });
  const turns = h("div", { class: "row" });
  const box = dialog({
    title: ui("companion.tell"), closeLabel: ui("page.close"), class: "companion-box",
    body: [h("label", { class: "field" }, h("span", null, ui("companion.mode")), modeField(game)),
      h("h3", null, ui("companion.turns")), h("p", { class: "small" }, ui("companion.turns_hint")), turns,
      h("div", { class: "row" }, h("button", { type: "button", class: "button", onclick: () => { box.close(); openCompare(game); } }, icon("check"), ui("companion.compare"))),
      problem, h("details", { class: "companion-text" }, h("summary", null, ui("companion.as_text")), h("p", { class: "small" }, ui("companion.facts_hint")), find, area,
        h("button", { type: "button", class: "button", onclick: () => state({ facts: area.value }) }, ui("companion.state")))],
  });
  const state = async (/** @type {any} */ said) => {
    problem.textContent = "";
    try {
      await game.state(said, last);
      box.close();
    } catch (error) {
      problem.textContent = faultText(error);
      if (said.facts) showLine(area, /** @type {any} */ (error).facts?.line);
      problem.scrollIntoView({ block: "nearest" });
    }
  };
  await load().catch((error) => { problem.textContent = faultText(error); });
  const step = h("select", { "aria-label": ui("companion.step") }, h("option", { value: "" }, ui("companion.whole_turn")),
    steps.map((name) => h("option", { value: name }, ui("companion.from_step", name.replaceAll("_", " ")))));
  const seats = game.info.seats.toSorted((/** @type {any} */ a, /** @type {any} */ b) => Number(b.kind === "rule") - Number(a.kind === "rule"));
  turns.replaceChildren(...seats.map((/** @type {any} */ { seat, kind }) => h("button", {
    type: "button", class: kind === "rule" ? "button main" : "button", onclick: () => state({ turn: seat, step: step.value }),
  }, game.name(seat))), step);
}

/** @param {Game} game */
function modeField(game) {
  const mode = h("select", { onchange: () => { setMode(game, mode.value); game.tell("position"); } },
    MODES.map((name) => h("option", { value: name, selected: name === modeOf(game) ? "" : null }, ui(`companion.mode.${name}`))));
  return mode;
}

/** Go to the next line that holds some words. @param {HTMLTextAreaElement} area @param {string} words */
function seek(area, words) {
  const at = area.value.split("\n").findIndex((line) => line.includes(words.trim()));
  if (!words.trim() || at < 0) return;
  const held = document.activeElement;
  showLine(area, at + 1);
  if (held instanceof HTMLElement) held.focus();
}

/** What a companion has beside the decision: the way to what lies on the table. @param {Game} game @returns {HTMLElement[]} */
export function tellingTools(game) {
  if (!game.tells || game.viewing !== null || game.following) return [];
  const tool = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {any} */ attrs) => h("button", {
    type: "button", class: "quiet tool", title: ui(`${key}_hint`), "aria-label": ui(key), ...attrs }, icon(sign), h("span", null, ui(key)));
  return [
    tool("check", "companion.compare", { class: isDue(game) ? "quiet tool due" : "quiet tool", "aria-haspopup": "dialog", onclick: () => openCompare(game) }),
    tool("flip", "companion.correct", { class: "quiet tool corrects", "aria-pressed": String(isCorrecting()), onclick: () => toggleCorrecting(game) }),
    tool("log", "companion.tell", { "aria-haspopup": "dialog", onclick: () => openTelling(game) }),
  ];
}
