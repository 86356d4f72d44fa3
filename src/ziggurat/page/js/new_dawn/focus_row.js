// The focus row at the bottom: its slots, the terrain of each, the card in it and what lies
// on it. Owns the drawing of the row; what a card does is worded by the pack, and a short line
// fills in what is printed on it.

import { h, icon } from "../dom.js";
import { items } from "../history/lines.js";
import { breakable, ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import {
  ROMAN, drawingOf, emblem, hiddenHead, lyingSign, pips, shownSeat, slotCount, slotLabel, slotTerrain, terrainName, thing,
} from "../panels/look.js";

/** With more slots than these, cards have less room for their names. */
const USUAL = 5;
// The question for a card, and what the log tells of its answer.
const CHOICE = "focus";
const CHOSEN = "chose_focus";
const TURN = "turn";
// How military cards of each level join reinforcing and attacking.
const MILITARY = ["", "or", "or", "then", "both"];
/** What each type does, with the facts its wording takes. @type {((face: any, value: number) => string)[]} */
const DOES = [
  (face, value) => ui("panel.does.culture", face.count, value),
  (_face, value) => ui("panel.does.science", value),
  (face, value) => ui("panel.does.economy", face.count, face.distance, value),
  (face, value) => ui("panel.does.industry", face.distance, value),
  (face, value) => ui(`panel.does.military_${MILITARY[face.level]}`, value, face.count, value + face.bonus),
];

/** What the card in a slot would do now, in one line; a card that names its own line is worded by that.
 * @param {any} game @param {any} slot */
export function doesLine(game, slot) {
  const face = game.pack.row(slot.card);
  const now = slot.value || slot.number;
  if (face.does) return game.pack.text(`panel.${face.does}`, [now, face.count, face.distance, now + face.bonus]);
  const say = face.count === undefined ? undefined : DOES[slot.focus];
  return say ? say(face, now) : game.pack.rowText(slot.card);
}

export class FocusRow extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "focus-row");
    this.chosen = -1;
    /** @type {Element|null} */
    this.shown = null;
  }

  /** @param {any} table @override */
  shows({ realms, slots, most }) {
    const seat = shownSeat(this.game);
    const row = realms?.[seat]?.row ?? [];
    this.chosen = resolving(this.game, seat);
    const colours = realms?.map((/** @type {any} */ { colour }) => colour);
    return [seat, row, colours, slots, most?.trade, row.map((/** @type {any} */ slot) => this.#lifted(seat, slot))];
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    const seat = shownSeat(game);
    const realm = table?.realms?.[seat];
    if (!realm) return fill(root);
    const name = seat === game.seat ? ui("panel.your_row") : ui("panel.row_of", game.name(seat));
    fill(
      root,
      hiddenHead(name),
      seat === game.seat ? null : h("p", { class: "row-of" }, emblem(table, seat), name),
      h(
        "ol",
        { class: table.slots.length > USUAL ? "slots many" : "slots", "--slots": table.slots.length },
        table.slots.map((/** @type {number} */ number, /** @type {number} */ at) => this.#slot(seat, at, number, realm.row[at])),
      ),
    );
    this.#reveal();
  }

  /** Where the row is too long for the screen, bring a lifted card into sight, once. */
  #reveal() {
    const lifted = this.root.querySelector(".slot.lifted");
    if (lifted !== this.shown && lifted) {
      requestAnimationFrame(() => lifted.scrollIntoView({ block: "nearest", inline: "center" }));
    }
    this.shown = lifted;
  }

  /** @param {number} seat @param {number} at @param {number} number @param {any} slot */
  #slot(seat, at, number, slot) {
    const { pack } = this.game;
    const terrain = slotTerrain(pack, at);
    const moved = slot?.value > 0 && slot.value !== number;
    return h(
      "li",
      { class: slot && this.#lifted(seat, slot) ? "slot lifted" : "slot", "data-key": `slot-${at}`, "data-number": number },
      h(
        "div",
        { class: `slot-head ground-${terrain}${moved ? " moved" : ""}` },
        h("b", {}, String(number)),
        icon(`terrain-${terrain}`),
        h("span", {}, terrainName(pack, terrain)),
        moved ? h("b", { class: "as-slot", "data-tip": ui("panel.as_slot", slot.value) }, `→ ${slot.value}`) : null,
      ),
      slot ? this.#card(seat, slot) : h("div", { class: "focus-card empty" }),
    );
  }

  /** @param {number} seat @param {any} slot */
  #card(seat, slot) {
    const { game } = this;
    const drawing = drawingOf(game.pack, game.pack.row(slot.card));
    return h(
      "button",
      {
        ...thing("slot", slot.slot, slotLabel(game, slot), seat),
        class: `focus-card type-${slot.focus}`,
      },
      h(
        "span",
        { class: "card-top" },
        h("span", { class: "type-mark" }, icon(`focus-${slot.focus}`)),
        h("span", { class: "card-name" }, breakable(game.pack.row(slot.card).title)),
      ),
      h("span", { class: "card-does" }, doesLine(game, slot)),
      drawing ? h("span", { class: "card-art" }, h("span", {}, icon(drawing))) : null,
      h(
        "span",
        { class: "card-foot" },
        h("span", { class: "pips" }, pips(slot.trade, game.position.table.most.trade)),
        slot.lying.map((/** @type {number} */ row) => lyingOn(game, row)),
        h("span", { class: "card-level" }, ROMAN[slot.level]),
      ),
    );
  }

  /** Whether a card is being resolved, or is about to be.
   * @param {number} seat @param {any} slot */
  #lifted(seat, slot) {
    const { game } = this;
    const sent = game.busy?.length === 2 && game.pack.kindsOf(game.busy)[0] === "slot" && seat === game.seat;
    return (
      this.chosen === slot.card ||
      game.isPicked("slot", slot.slot, seat) ||
      Boolean(sent && game.busy[1] === slot.slot)
    );
  }
}

/** A token on a card: by its sign alone if it has one of its own, else by its name too.
 * @param {any} game @param {number} row */
function lyingOn(game, row) {
  const { title, sign } = game.pack.row(row);
  if (sign) return h("span", { class: "lying", "data-tip": title }, icon(sign, title));
  return h("span", { class: "lying" }, icon(lyingSign(game, row)), h("span", {}, title));
}

/** The card that a seat has chosen this turn and not finished with; -1 if there is none.
 * @param {any} game @param {number} seat */
function resolving(game, seat) {
  const { position } = game;
  if (position?.turn !== seat || position.questions.some((/** @type {any} */ question) => question.topic === CHOICE)) return -1;
  const told = items(game.lines).filter((item) => !item.gone && item.n <= position.at).map((item) => item.event);
  const last = told.findLast((event) => event?.key === CHOSEN || event?.key === TURN);
  return last?.key === CHOSEN && last.seat === seat ? last.args[0] : -1;
}
