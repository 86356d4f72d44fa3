// The tools of a map: buttons that zoom and fit, and how they are told. Owns these buttons; what
// they do is up to the view.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";

/** Buttons by their signs. @param {Record<string, () => void>} acts */
export function mapTools(acts) {
  return h("div", { class: "map-tools" }, Object.entries(acts).map(([sign, act]) =>
    h("button", { class: "map-tool", type: "button", "data-tool": sign, onclick: act }, icon(sign))));
}

/** Say what a map and its tools are, in the language of the page. @param {Element} svg @param {Element} help @param {Element} tools */
export function wordMap(svg, help, tools) {
  svg.setAttribute("aria-label", ui("board.map"));
  help.textContent = ui("board.help");
  for (const tool of tools.children) {
    const told = ui(`board.${tool.getAttribute("data-tool")}`);
    tool.setAttribute("aria-label", told);
    tool.setAttribute("data-tip", told);
  }
}
