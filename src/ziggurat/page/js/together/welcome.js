// Welcome: somebody who came by a link learns who they are and says what to call them.
// It never keeps anybody from the table: who closes it plays under the name of their people.

import { dialog, h } from "../dom.js";
import { api } from "../net.js";
import { ui } from "../words.js";
import { settings } from "../settings.js";
import { emblem } from "../decision/refs.js";

/** @typedef {import("../game.js").Game} Game */

/** Who a seat is at the table: its people, and the sign that its pieces carry. @param {Game} game @param {number} seat */
export function signOf(game, seat) {
  const colour = game.colour(seat);
  return h("p", { class: `welcome-sign seat-${colour}` }, emblem(colour), h("b", null, ui("invite.you_are", game.realm(seat), ui(`invite.emblem.${colour}`))));
}

/** @param {Game} game @param {number} seat */
export function welcome(game, seat) {
  const chair = game.info.seats[seat];
  const name = h("input", { type: "text", maxlength: "24", autocomplete: "nickname", value: chair.name || settings.get("name"), placeholder: game.realm(seat), autofocus: true });
  const sit = async () => {
    box.close();
    const called = name.value.trim();
    if (!called || called === chair.name) return;
    settings.set("name", called);
    try {
      await api.post(game.desk.path(`/seats/${seat}`), { kind: "person", name: called });
      await game.refreshInfo();
    } catch (error) {
      game.fail(error);
    }
  };
  const form = h("form", { class: "welcome", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); sit(); } },
    signOf(game, seat), h("p", { class: "faint" }, ui("invite.sign_hint", game.pack.title)),
    h("label", { class: "field" }, h("span", null, ui("invite.name")), name),
    h("button", { class: "button main", type: "submit" }, ui("invite.sit")));
  const box = dialog({ title: ui("invite.title"), body: form, closeLabel: ui("page.close") });
  name.select();
}
