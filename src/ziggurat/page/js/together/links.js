// Links: how a seat is handed to somebody else, as an address and as a picture for a phone.
// It never keeps a link: it is shown once, to be copied, sent or photographed.

import { dialog, h, icon } from "../dom.js";
import { api } from "../net.js";
import { ui } from "../words.js";

const COMMAND = "python3 run.py serve --lan";

/** The address that takes somebody at this computer to a seat. @param {string} token */
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
 * A link with a button that copies it and a picture to photograph; the server says which address works in its network.
 * @param {string} token
 * @param {string} label
 */
export function linkField(token, label) {
  const field = h("input", { type: "text", readonly: true, "aria-label": label, onfocus: () => field.select() });
  const said = h("span", null, ui("together.copy"));
  const button = h("button", {
    type: "button", class: "button", disabled: true, "aria-label": `${ui("together.copy")}: ${label}`,
    onclick: async () => {
      await copy(field.value, field).catch(() => field.select());
      said.textContent = ui("together.copied");
    },
  }, icon("link"), said);
  const more = h("div", { class: "link-more" });
  const show = (/** @type {string} */ link) => { field.value = link; button.disabled = false; };
  api.post("/api/invitation", { token }).then(({ link, picture, name }) => {
    show(link || addressOf(token));
    more.append(...(link ? photograph(picture, label) : warning(name)));
  }).catch(() => show(addressOf(token)));
  return h("div", { class: "link-field" }, h("span", { class: "small faint" }, label), h("div", null, field, button), more);
}

/** Show the links of a new game once, then go on; without any, at once. @param {Record<string, string>} links by seat @param {(seat: number) => string} name @param {() => void} go */
export function handOut(links, name, go) {
  const seats = Object.entries(links);
  if (!seats.length) return go();
  dialog({
    title: ui("start.links_title"), closeLabel: ui("page.close"), onclose: go,
    body: [h("p", null, ui("start.links_text")), seats.map(([seat, token]) => linkField(token, name(Number(seat))))],
    actions: [{ label: ui("start.to_table"), main: true }],
  });
}

/** @param {string} picture @param {string} label */
function photograph(picture, label) {
  return [h("img", { class: "qr", src: picture, alt: ui("invite.picture", label), width: "144", height: "144" }), h("p", { class: "small faint" }, ui("invite.photograph"))];
}

/** Nobody else can come this way. @param {string} name by which others may reach the server */
function warning(name) {
  return [h("div", { class: "unreachable" }, icon("lock"),
    name ? h("p", null, ui("invite.by_name", name)) : h("p", null, ui("invite.unreachable"), " ", ui("invite.restart"), " ", h("code", null, COMMAND)))];
}
