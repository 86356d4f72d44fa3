// A unit as a card of a battle: its drawing, its strength large, its wounds. Owns this one card,
// in a front, in a hand or among the fallen.

import { h, icon } from "../../dom.js";
import { ui } from "../../words.js";
import { thing } from "../../panels/look.js";

/** So many wounds are drawn one by one. */
const MOST_PIPS = 7;

/** The drawing of a unit, or the mark of its type. @param {any} game @param {number} row */
export function unitSign(game, row) {
  const { name, type } = game.pack.row(row);
  const own = `bg-unit-${name}`;
  return document.getElementById(own) ? own : `unit-${type ?? 0}`;
}

/** Whether the health of a unit is told beside its strength. @param {any} game @param {any} unit */
const apart = (game, { row, strength, health }) => game.pack.row(row).health !== undefined || health !== strength;

/** A unit in one breath. @param {any} game @param {any} unit */
export function unitTold(game, unit) {
  const { row, strength, health, wounds } = unit;
  const told = [ui("square.strength", game.pack.row(row).title, strength)];
  if (apart(game, unit)) told.push(ui("battle.health", health));
  if (wounds) told.push(ui("square.wounds", wounds));
  return told.join(", ");
}

/** Wounds as drops out of as many as kill. @param {any} unit */
function wounds({ health, wounds: n }) {
  if (!n) return null;
  if (health > MOST_PIPS) return h("span", { class: "unit-wounds" }, icon("attack"), `${n}/${health}`);
  return h("span", { class: "unit-wounds" }, Array.from({ length: health }, (_, at) => h("i", { class: at < n ? "drop full" : "drop" })));
}

/** @param {any} game @param {any} unit */
function inside(game, unit) {
  const { title, type } = game.pack.row(unit.row);
  return [
    h("span", { class: "unit-type" }, icon(`unit-${type ?? 0}`)),
    h("span", { class: "unit-picture" }, icon(unitSign(game, unit.row))),
    h("b", { class: "unit-strength" }, String(unit.strength)),
    apart(game, unit) ? h("b", { class: "unit-health" }, String(unit.health), icon("heart")) : null,
    h("span", { class: "unit-name" }, title),
    wounds(unit),
  ];
}

/** A card that lies in a front, or one that may be looked at. @param {any} game @param {any} unit @param {string} key */
export function unitCard(game, unit, key) {
  return h("span", { class: `unit-card type-of-${game.pack.row(unit.row).type ?? 0}`, "data-key": key }, inside(game, unit));
}

/** A card of a hand that can be played. @param {any} game @param {any} unit @param {string} key @param {string} kind "row", or "known" where it is only looked at */
export function handCard(game, unit, key, kind) {
  return h("button", { ...thing(kind, unit.row, unitTold(game, unit)), class: `unit-card type-of-${game.pack.row(unit.row).type ?? 0}`, "data-key": key }, inside(game, unit));
}

/** Units that have fallen, one upon the other. @param {any} game @param {number[]} rows */
export function fallen(game, rows) {
  if (!rows.length) return null;
  const told = ui("battle.fallen", rows.length, rows.map((row) => game.pack.row(row).title).join(", "));
  return h("span", { class: "fallen", role: "img", "aria-label": told, "data-tip": told },
    rows.map((row, at) => h("i", { class: `fallen-card type-of-${game.pack.row(row).type ?? 0}`, "data-key": `fallen-${at}` }, icon(unitSign(game, row)))));
}
