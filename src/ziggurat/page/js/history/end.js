// The end of a game: who won and why, how everybody stood, how it came to that, and what to do
// next. It reads the last position and the log; it never decides who won.

import { dialog, h, icon } from "../dom.js";
import { errorText } from "../decision/toast.js";
import { hasUi, ui } from "../words.js";
import { stepChart } from "./charts.js";
import { diceSection } from "./dice.js";
import { canCount, counted, record } from "./record.js";
import { emblem, look } from "./sentence.js";
import { whyText } from "./standings.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./record.js").Course} Course */
/** @typedef {{winners: number[], by: string}} Outcome */

/** Show how a game ended.
 * @param {Game} game
 * @returns {HTMLDialogElement|null} null while the game goes on */
export function openEnd(game) {
  const position = game.now ?? game.position;
  const outcome = position?.outcome;
  if (!outcome) return null;
  const problem = h("p", { class: "history-problem", role: "alert" });
  const counts = canCount(game);
  const charts = h("section", { class: "end-charts" });
  const box = dialog({
    title: ui("history.end.title"), class: "wide end", closeLabel: ui("history.close"),
    body: [
      hero(game, outcome, position),
      counts ? game.drawing?.ending.standings(game, position) : null,
      counts ? charts : null,
      game.info.told ? null : diceSection(game),
      problem,
    ],
    actions: actions(game, problem),
  });
  /** @type {HTMLElement|null} */ (box.querySelector("footer .button"))?.focus();
  if (counts) drawCharts(game, charts);
  return box;
}

/** @param {Game} game @param {Outcome} outcome @param {any} position */
function hero(game, outcome, position) {
  const won = outcome.winners.length > 0;
  const why = whyText(game, position);
  return h("section", { class: "end-hero" },
    h("div", { class: "end-emblems", "aria-hidden": "true" }, outcome.winners.map((seat) =>
      h("span", { class: `end-emblem seat-${look(game, seat)}` }, emblem(game, seat), icon("crown")))),
    h("div", null,
      won ? h("p", { class: "end-verdict" }, ui(verdict(game, outcome))) : null,
      h("p", { class: "end-outcome" }, game.pack.outcome(outcome)),
      why === "" ? null : h("p", { class: "end-why" }, why)));
}

/** @param {Game} game @param {Outcome} outcome */
function verdict(game, outcome) {
  if (game.seat < 0 || game.local.length > 1) return "history.end.over";
  return outcome.winners.includes(game.seat) ? "history.end.won" : "history.end.lost";
}

/** @param {Game} game @param {HTMLElement} problem */
function actions(game, problem) {
  /** @param {unknown} error */
  const tell = (error) => { problem.textContent = errorText(error); };
  return [
    { label: ui("history.end.look") },
    { label: ui("history.end.replay"), act: () => game.dispatchEvent(new CustomEvent("replay", { detail: { from: 0 } })) },
    { label: ui("history.end.download"), keep: true, act: () => download(game) },
    {
      label: ui("history.end.rematch"), main: true, keep: true,
      act: () => game.rematch().then((id) => { location.hash = `#/game/${id}`; }, tell),
    },
  ];
}

/** @param {Game} game */
function download(game) {
  const link = h("a", { href: `/api/games/${encodeURIComponent(game.id)}/save`, download: "" });
  document.body.append(link);
  link.click();
  link.remove();
}

/** @param {Game} game @param {Element} root */
async function drawCharts(game, root) {
  const bar = h("progress", { max: "1", value: "0", "aria-label": ui("history.end.reading") });
  root.replaceChildren(h("h3", null, ui("history.end.charts")), h("p", { class: "faint" }, ui("history.end.reading"), " ", bar));
  try {
    const { rounds, courses } = await record(game, (done, all) => { bar.max = all; bar.value = done; });
    /** @param {string} name */
    const series = (name) => courses.map((one) => ({ name: one.name, look: one.look, values: one.counts[name] }));
    root.replaceChildren(
      h("h3", null, ui("history.end.charts")), legend(game, courses),
      h("div", { class: "end-grid" }, rounds.length < 2 ? null : counted(game).map((name) =>
        stepChart({ title: chartName(name), rounds, series: series(name) }))));
  } catch {
    const again = h("button", { type: "button", class: "button", onclick: () => drawCharts(game, root) }, ui("history.again"));
    root.replaceChildren(h("h3", null, ui("history.end.charts")), h("p", { role: "alert" }, ui("history.end.no_charts"), " ", again));
  }
}

/** @param {string} name of what is counted */
const chartName = (name) => ui([`history.chart.${name}`, `square.end.${name}`].find(hasUi) ?? name);

/** @param {Game} game @param {Course[]} courses */
function legend(game, courses) {
  return h("ul", { class: "end-legend" }, courses.map((one) => h("li", null, emblem(game, one.seat), one.name)));
}
