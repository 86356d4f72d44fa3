// Concede: give up a seat for good, once it is clear what that means.
// It never says who has won: the server does.

import { dialog, h } from "../dom.js";
import { ui } from "../words.js";
import { errorText } from "../decision/toast.js";

/** @typedef {import("../game.js").Game} Game */

/** Whether somebody at this screen can give up. @param {Game} game */
export const canConcede = (game) => !game.over && !game.info.told && game.local.length > 0;

/** @param {Game} game @param {number} [wanted] the seat to give up, if that is clear already */
export function openConcede(game, wanted) {
  let seat = wanted ?? (game.local.includes(game.seat) ? game.seat : game.local[0]);
  const problem = h("p", { class: "problem", role: "alert" });
  const text = h("p", null);
  const draw = () => {
    const rest = game.info.seats.filter((/** @type {any} */ at) => at.seat !== seat && !at.conceded);
    text.textContent = rest.length > 1 ? ui("together.concede_bot") : ui("together.concede_win", game.name(rest[0].seat));
  };
  const field = h("select", { onchange: () => { seat = Number(field.value); draw(); } },
    game.local.map((at) => h("option", { value: String(at), selected: at === seat }, game.name(at))));
  draw();
  const box = dialog({
    title: ui("together.concede_title"), closeLabel: ui("page.close"),
    body: [wanted === undefined && game.local.length > 1 ? h("label", { class: "field" }, h("span", null, ui("together.concede_who")), field) : null, text, problem],
    actions: [
      { label: ui("together.concede_no") },
      { label: ui("together.concede"), main: true, keep: true, act: async () => {
        try {
          await game.desk.post(`/seats/${seat}/concede`);
          box.close();
        } catch (error) {
          problem.textContent = errorText(error);
        }
      } },
    ],
  });
  /** @type {HTMLElement | null} */ (box.querySelector("footer .button"))?.focus();
}
