// Links: how a seat is handed to somebody else.
// It never keeps a link: it is shown once, to be copied and sent.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";

/** The address that takes somebody to a seat. @param {string} token */
export function addressOf(token) {
  return `${location.origin}/#join=${token}`;
}

/** @param {string} text @param {HTMLInputElement} field */
async function copy(text, field) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  field.select();
  document.execCommand("copy");
}

/**
 * A link with a button that copies it.
 * @param {string} token
 * @param {string} label
 */
export function linkField(token, label) {
  const address = addressOf(token);
  const field = h("input", { type: "text", readonly: true, value: address, "aria-label": label, onfocus: () => field.select() });
  const said = h("span", null, ui("together.copy"));
  const button = h("button", {
    type: "button", class: "button", "aria-label": `${ui("together.copy")}: ${label}`,
    onclick: async () => {
      await copy(address, field).catch(() => field.select());
      said.textContent = ui("together.copied");
    },
  }, icon("link"), said);
  return h("div", { class: "link-field" }, h("span", { class: "small faint" }, label), h("div", null, field, button));
}
