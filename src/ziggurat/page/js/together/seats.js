// Seats: who sits where; links to hand out, bots that stand in.
// It never decides who may do so: the server refuses, and the refusal is shown.

import { dialog, h, icon } from "../dom.js";
import { api } from "../net.js";
import { ui } from "../words.js";
import { emblem } from "../decision/refs.js";
import { errorText } from "../decision/toast.js";
import { canConcede, openConcede } from "./concede.js";
import { answerHandover, hasCompany, seenBy } from "./handover.js";
import { linkField } from "./links.js";

/** @typedef {import("../game.js").Game} Game */

const BOT = "greedy";

/** How somebody is there, as a key. @param {any} seat */
export function stateOf(seat) {
  if (seat.kind !== "person") return seat.kind;
  if (seat.conceded) return "conceded";
  if (seat.left) return "left";
  if (seat.joined === false) return "invited";
  return seat.mine ? "mine" : seat.present ? "here" : "away";
}

/** Whether somebody may know the dice of a game that others play too. @param {Game} game */
export function diceKnown(game) {
  return game.info.dice_known && hasCompany(game);
}

/** @param {Game} game */
export function openSeats(game) {
  const list = h("ul", { class: "seats" });
  const watch = h("div", { class: "watch" });
  const problem = h("p", { class: "problem", role: "alert" });
  const dice = diceKnown(game) ? h("p", { class: "small" }, icon("dice-5"), ui("together.dice_known")) : null;
  const stated = game.info.stated && !game.info.told ? h("p", { class: "small" }, icon("eye"), ui("together.stated")) : null;
  const body = [list, stated, dice, game.info.host ? watch : null, problem];

  const run = async (/** @type {() => Promise<unknown>} */ act) => {
    problem.textContent = "";
    try {
      await act();
    } catch (error) {
      problem.textContent = errorText(error);
    }
  };
  /** What was made for each seat stays when others come, go and move. @type {HTMLElement[]} */
  const places = game.info.seats.map(() => h("div", { class: "seat-link" }));
  let drawn = "";
  const draw = () => {
    const now = JSON.stringify([game.info.seats, game.info.host, game.over, game.pack.names]);
    if (now === drawn) return;
    drawn = now;
    list.replaceChildren(...game.info.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => seatRow(game, seat, places[at], run)));
  };
  const give = h("button", {
    type: "button", class: "button", onclick: () => run(async () => {
      const { token } = await api.post(game.desk.path("/links"), { spectator: true });
      watch.replaceChildren(linkField(token, ui("together.watch_link")));
    }),
  }, icon("eye"), ui("together.invite_watch"));
  watch.append(give);
  draw();
  game.addEventListener("change", draw);
  dialog({ title: ui("together.seats"), body, closeLabel: ui("page.close"), onclose: () => game.removeEventListener("change", draw) });
}

/**
 * @param {Game} game
 * @param {any} seat
 * @param {HTMLElement} place where a link or a question of its own goes
 * @param {(act: () => Promise<unknown>) => Promise<void>} run
 */
function seatRow(game, seat, place, run) {
  const colour = game.colour(seat.seat);
  return h("li", { class: `seat-${colour}` },
    h("div", { class: "seat-who" }, emblem(colour), h("b", null, game.name(seat.seat)),
      h("span", { class: "faint small" }, ui(`together.state.${stateOf(seat)}`))),
    h("div", { class: "seat-acts" }, acts(game, seat, place, run)), ...seenBy(game, seat), place);
}

/**
 * @param {Game} game
 * @param {any} seat
 * @param {HTMLElement} place
 * @param {(act: () => Promise<unknown>) => Promise<void>} run
 */
function acts(game, seat, place, run) {
  const at = game.desk.path(`/seats/${seat.seat}`);
  const button = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => Promise<unknown>} */ act) =>
    h("button", { type: "button", class: "button", onclick: () => run(() => act().catch(askOthers)) }, icon(sign), label);
  // Whoever has sat down loses the seat: that is asked once more.
  const sure = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => Promise<unknown>} */ act) => button(sign, label, seat.joined === false ? act
    : async () => place.replaceChildren(h("p", { class: "small" }, ui("together.takes_seat", game.name(seat.seat))), button(sign, label, act)));
  const askOthers = (/** @type {any} */ error) => {
    if (error?.code !== "consent") throw error;
    const ask = h("button", { type: "button", class: "button", onclick: () => run(() => answerHandover(game, seat.seat, true)) }, icon("eye"), ui("together.ask_others"));
    place.replaceChildren(h("p", { class: "small" }, errorText(error)), ask);
  };
  const out = [];
  // Nobody sits where a rule plays.
  if (seat.kind === "rule" || game.tells) return out;
  const person = seat.kind !== "bot";
  if (game.info.host && !seat.mine && person && !seat.left) {
    out.push(sure("link", ui("together.new_link"), async () => {
      const { token } = await api.post(game.desk.path("/links"), { seat: seat.seat });
      place.replaceChildren(linkField(token, ui("together.link_for", game.name(seat.seat))));
    }));
    out.push(sure("lock", ui("together.revoke"), async () => {
      await api.del(game.desk.path(`/links/${seat.seat}`));
      place.replaceChildren(h("p", { class: "faint small" }, ui("together.revoked")));
    }));
  }
  if (seat.conceded) return out;
  if (seat.mine && person && !seat.left && canConcede(game)) {
    out.push(h("button", { type: "button", class: "button", onclick: () => openConcede(game, seat.seat) }, icon("flag"), ui("together.concede")));
  }
  if (!game.over && (game.info.host || seat.mine)) {
    if (!person) {
      if (game.info.host) out.push(button("person", ui("together.to_person"), async () => { await api.post(at, { kind: "person" }); await game.refreshInfo(); }));
    } else if (!seat.left) {
      out.push(button("bot", ui(seat.was_bot && (seat.mine || !seat.joined) ? "together.bot_back" : "together.bot_in"), async () => { await api.post(at, { kind: "bot", level: BOT }); await game.refreshInfo(); }));
    } else {
      out.push(button("person", ui(seat.mine ? "together.bot_out" : "together.hand_back"), async () => { await api.post(at, { kind: "person" }); await game.refreshInfo(); }));
    }
  }
  return out;
}
