// Options: the listed choices as buttons, amounts, groups and a list.
// It never filters by rule: it only leaves out what can be chosen on the table itself.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { ATTACKS, ENDS, PASS, REVEALS } from "./choosing.js";
import { means, open, slotSeat } from "./fit.js";
import { thingName } from "./refs.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {number[]} Choice */

const MOST_BUTTONS = 8;
const MOST_AMOUNTS = 8;

/** Whether a choice does nothing while something else can be done: it is quiet, comes last and never has the first number. @param {Game} game @param {Choice} choice */
const idles = (game, choice) => isPass(choice) && game.fitting().some((other) => !isPass(other));

/** The same choices, those that do nothing last. @param {Choice[]} choices */
export const passLast = (choices) => [...choices.filter((choice) => !isPass(choice)), ...choices.filter(isPass)];

/**
 * The buttons for everything that is still open, in the order of the options.
 * @param {Game} game
 * @param {Element} table where things are drawn
 * @returns {{buttons: HTMLElement[], quiet: HTMLElement[], ending: HTMLElement[], glows: boolean}} `quiet` does nothing and comes last; `ending` closes a part of the turn and has a place of its own; `glows`: something else can be chosen on the table
 */
export function optionButtons(game, table) {
  const covered = coveredVerbs(table);
  const left = game.fitting().filter((choice) => !covered.has(choice[0]));
  const amounts = amountsOf(game, left);
  const sorts = amounts ? null : sortsOf(game, left);
  const taken = amounts ?? sorts;
  const rest = taken ? left.filter((choice) => !taken.includes(choice)) : left;
  const drawn = drawnThings(table);
  // Where it is this or nothing, or one of two things with the same, both can be read side by side.
  const either = rest.length === 2 && (rest.some(isPass) || rest[0].slice(1).join() === rest[1].slice(1).join());
  const cards = cardsOf(table);
  const shown = (/** @type {Choice} */ choice) => cards.has(choice.join()) || onTable(game, choice, drawn);
  const hidden = rest.filter((choice) => !cards.has(choice.join()) && (either || !shown(choice)));
  const ends = (/** @type {Choice} */ choice) => game.question.closes && isPass(choice);
  const here = hidden.filter((choice) => !isPass(choice));
  const buttons = here.length > MOST_BUTTONS ? grouped(game, here) : here.map((choice) => choiceButton(game, choice));
  return {
    buttons: [...(amounts ? stepper(game, amounts) : sorts ? [counter(game, sorts)] : []), ...buttons],
    quiet: [...hidden.filter((choice) => isPass(choice) && !ends(choice)).map((choice) => choiceButton(game, choice)), ...notThisTurn(game)],
    ending: hidden.filter(ends).map((choice) => choiceButton(game, choice)),
    glows: rest.some(shown),
  };
}

/** Whole choices that lie on the table as cards of their own. @param {Element} table */
export function cardsOf(table) {
  const found = [...table.querySelectorAll("[data-choice]")].filter((el) => !el.closest(".bar") && el.checkVisibility());
  return new Set(found.map((el) => el.getAttribute("data-choice")));
}

/** Verbs for which something on the table has a form of its own. @param {Element} table @returns {Set<number>} */
export function coveredVerbs(table) {
  const listed = [...table.querySelectorAll("[data-covers]")].flatMap((el) => (el.checkVisibility() ? (el.getAttribute("data-covers") ?? "").split(",") : []));
  // Nothing is not the number of passing.
  return new Set(listed.filter(Boolean).map(Number));
}

/** @param {Choice} choice */
const isPass = (choice) => choice[0] === PASS;

/** Beside "no": the same until the turn ends. @param {Game} game */
function notThisTurn(game) {
  if (!game.question.may_stand || game.picked.length) return [];
  return [h("button", { type: "button", class: "button option pass later", title: ui("decide.later_hint"), onclick: () => game.notThisTurn() }, ui("decide.later"))];
}

/** Everything on the table that can be clicked, by value: looked up once for all choices. @param {Element} table */
function drawnThings(table) {
  /** @type {Map<number, Element[]>} */
  const found = new Map();
  for (const el of table.querySelectorAll("[data-kind]")) {
    // What is only told of does not glow.
    if (el.closest(".bar, .log")) continue;
    const value = Number(el.getAttribute("data-value"));
    const held = found.get(value);
    if (held) held.push(el);
    else found.set(value, [el]);
  }
  return found;
}

/** Whether something that a choice still needs can be clicked on the table. @param {Game} game @param {Choice} choice @param {Map<number, Element[]>} drawn */
function onTable(game, choice, drawn) {
  const q = game.question;
  const kinds = game.pack.kindsOf(choice);
  return (open(choice, game.picked, q, game.pack) ?? []).some((at) => {
    const value = choice[at + 1];
    return (drawn.get(value) ?? []).some((el) => {
      const seat = el.getAttribute("data-seat");
      const thing = { kind: el.getAttribute("data-kind") ?? "", value, seat: seat === null ? undefined : Number(seat) };
      return means(thing, kinds[at], value, q, game.pack) && el.checkVisibility();
    });
  });
}

/**
 * @param {Game} game
 * @param {Choice} choice
 * @param {string} [label]
 */
export function choiceButton(game, choice, label) {
  const flags = marksOf(game, choice);
  return h("button", {
    type: "button", class: `button option${idles(game, choice) ? " pass" : ""}`, "data-choice": choice.join(),
    "aria-label": spoken(game, choice, flags), onclick: () => game.choose(choice),
  }, label ?? labelOf(game, choice), priceMark(game, choice), flagMarks(flags));
}

/** What a choice costs, where the table has a price for it. @param {Game} game @param {Choice} choice @returns {number | undefined} */
const priceOf = (game, choice) => (game.drawing?.free.includes(game.question.topic) ? undefined : game.position?.table?.prices?.[choice.join()]);

/** @param {Game} game @param {Choice} choice */
function priceMark(game, choice) {
  const price = priceOf(game, choice);
  return price === undefined ? null : h("b", { class: "price" }, icon("production"), String(price));
}

/** What sets a choice apart: what all open choices do need not be said on each. @param {Game} game @param {Choice} choice */
function marksOf(game, choice) {
  const q = game.question;
  const flags = (/** @type {Choice} */ at) => q.flags?.[q.options.indexOf(at)] ?? 0;
  const open = game.fitting();
  const shared = open.length > 1 ? open.reduce((all, at) => all & flags(at), ENDS | REVEALS) : 0;
  return flags(choice) & ~shared;
}

/** @param {number} flags */
function flagMarks(flags) {
  const mark = (/** @type {string} */ sign, /** @type {string} */ key) => h("span", { class: "mark", "data-tip": ui(key) }, icon(sign));
  return [flags & ATTACKS ? mark("attack", "stakes.target") : null, flags & REVEALS ? mark("dice-5", "decide.mark.reveals") : null, flags & ENDS ? mark("flag", "decide.mark.ends") : null];
}

/** What a button says to those who do not see its marks. @param {Game} game @param {Choice} choice @param {number} flags */
function spoken(game, choice, flags) {
  const price = priceOf(game, choice);
  const marks = [cardOf(game, choice)?.textContent?.trim() ?? "", price === undefined ? "" : ui("square.price", price), flags & ATTACKS ? ui("stakes.target") : "", flags & REVEALS ? ui("decide.mark.reveals") : "", flags & ENDS ? ui("decide.mark.ends") : ""];
  return [labelOf(game, choice), ...marks].filter(Boolean).join(", ");
}

/** What a choice is called on a button: as the question calls it, else as the game does. @param {Game} game @param {Choice} choice */
export function labelOf(game, choice) {
  return game.pack.choice(choice, game.question);
}

/**
 * The choices that differ in one plain number, if the question asks for an amount.
 * @param {Game} game
 * @param {Choice[]} choices
 * @returns {Choice[] | null}
 */
function amountsOf(game, choices) {
  const numbers = choices.filter((choice) => {
    const kinds = game.pack.kindsOf(choice);
    return kinds.length === 1 && !game.pack.kinds.get(kinds[0])?.size;
  });
  const verbs = new Set(numbers.map((choice) => choice[0]));
  return numbers.length > 1 && verbs.size === 1 ? numbers : null;
}

/** A few amounts are buttons; many are a slider with its own button. @param {Game} game @param {Choice[]} amounts */
function stepper(game, amounts) {
  const key = `decide.amount.${game.pack.kindsOf(amounts[0])[0]}`;
  const own = `panel.amount_${game.pack.verb(amounts[0][0]).name}`;
  const what = game.pack.has(own) ? game.pack.text(own) : ui(hasUi(key) ? key : "decide.amount");
  if (amounts.length <= MOST_AMOUNTS) {
    return [h("div", { class: "amounts", role: "group", "aria-label": what }, h("span", { class: "faint" }, what),
      amounts.map((choice) => {
        const button = choiceButton(game, choice, String(choice[1]));
        button.dataset.number = String(choice[1]);
        return button;
      }))];
  }
  const take = h("button", { type: "button", class: "button main option" });
  const slide = h("input", {
    type: "range", min: "0", max: String(amounts.length - 1), value: "0", "aria-label": what,
  });
  const show = () => {
    const choice = amounts[Number(slide.value)];
    take.textContent = labelOf(game, choice);
    take.setAttribute("data-choice", choice.join());
    slide.setAttribute("aria-valuetext", String(choice[1]));
  };
  slide.addEventListener("input", show);
  take.addEventListener("click", () => game.choose(amounts[Number(slide.value)]));
  show();
  return [h("div", { class: "amounts" }, h("span", { class: "faint" }, what), slide, take)];
}

/** The choices that differ in several plain numbers once all else is picked: so many of this and so many of that. @param {Game} game @param {Choice[]} choices @returns {Choice[] | null} */
function sortsOf(game, choices) {
  const open_ = (/** @type {Choice} */ choice) => open(choice, game.picked, game.question, game.pack) ?? [];
  const counted = choices.filter((choice) => {
    const kinds = game.pack.kindsOf(choice);
    return open_(choice).length > 1 && open_(choice).every((at) => !game.pack.kinds.get(kinds[at])?.size);
  });
  const verbs = new Set(counted.map((choice) => choice[0]));
  return counted.length > 1 && verbs.size === 1 ? counted : null;
}

/** A step for each sort, and one button that says what they come to; at first it is the most. @param {Game} game @param {Choice[]} choices */
function counter(game, choices) {
  const verb = game.pack.verb(choices[0][0]).name;
  const places = open(choices[0], game.picked, game.question, game.pack) ?? [];
  const total = (/** @type {Choice} */ choice) => places.reduce((sum, at) => sum + choice[at + 1], 0);
  let chosen = choices.reduce((best, choice) => (total(choice) > total(best) ? choice : best));
  const name = (/** @type {number} */ at) => ui(hasUi(`decide.sort.${verb}.${at}`) ? `decide.sort.${verb}.${at}` : "decide.amount");
  const moved = (/** @type {number} */ at, /** @type {number} */ by) => choices.find((choice) => choice.every((value, n) => value === chosen[n] + (n === at + 1 ? by : 0)));
  const box = h("div", { class: "amounts sorts", role: "group" });
  const show = () => {
    const step = (/** @type {number} */ at, /** @type {number} */ by) => {
      const next = moved(at, by);
      return h("button", { type: "button", class: "button tray-step", disabled: !next, "data-sort": `${at} ${by}`, "aria-label": ui(by > 0 ? "decide.tray.more" : "decide.tray.less", name(at)), onclick: () => {
        chosen = /** @type {Choice} */ (next);
        show();
        const same = box.querySelector(`[data-sort="${at} ${by}"]:not(:disabled)`) ?? box.querySelector("button:not(:disabled)");
        if (same instanceof HTMLElement) same.focus();
      } }, icon(by > 0 ? "plus" : "minus"));
    };
    box.replaceChildren(
      ...places.filter((at) => choices.some((choice) => choice[at + 1])).map((at) => h("span", { class: "tray-slot tray-many" }, h("span", null, name(at)), step(at, -1), h("b", { class: "tray-count", "aria-live": "polite" }, String(chosen[at + 1])), step(at, 1))),
      choiceButton(game, chosen, ui(hasUi(`decide.sort.${verb}`) ? `decide.sort.${verb}` : "decide.go")));
  };
  show();
  return box;
}

/** Many choices are asked for one thing after the other. @param {Game} game @param {Choice[]} choices */
function grouped(game, choices) {
  const q = game.question;
  /** @type {Map<string, {kind: string, value: number, verb: number, choices: Choice[]}>} */
  const firsts = new Map();
  /** @type {HTMLElement[]} */
  const out = [];
  for (const choice of choices) {
    const left = open(choice, game.picked, q, game.pack) ?? [];
    if (!left.length) { out.push(choiceButton(game, choice)); continue; }
    const kind = game.pack.kindsOf(choice)[left[0]];
    const value = choice[left[0] + 1];
    const name = `${choice[0]} ${kind} ${value}`;
    const first = firsts.get(name) ?? { kind, value, verb: choice[0], choices: [] };
    first.choices.push(choice);
    firsts.set(name, first);
  }
  const names = new Set([...firsts.values()].map((first) => first.verb));
  for (const { kind, value, verb, choices } of firsts.values()) {
    if (choices.length === 1 && names.size > 1) { out.push(choiceButton(game, choices[0])); continue; }
    const text = thingName(game, kind, value);
    out.push(h("button", { type: "button", class: "button option", onclick: () => game.pick(kind, value) },
      names.size > 1 ? `${verbName(game, verb)}: ${text}` : text));
  }
  return out;
}

/** @param {Game} game @param {number} verb */
function verbName(game, verb) {
  const name = game.pack.verb(verb).name;
  const key = `decide.verb.${name}`;
  return hasUi(key) ? ui(key) : name;
}

/** The card that lies in a slot which a choice names. @param {Game} game @param {Choice} choice */
function cardOf(game, choice) {
  const at = game.pack.kindsOf(choice).findIndex((kind) => kind === "slot" || kind === "place");
  const row = game.now.table?.realms?.[slotSeat(game.question)]?.row ?? [];
  const lying = at < 0 ? undefined : row.find((/** @type {any} */ slot) => slot.slot === choice[at + 1]);
  return lying ? h("b", { class: "slot-card" }, ` ${game.pack.row(lying.card).title}`) : null;
}

/** Every open choice in words, for those who would rather read than point. @param {Game} game @param {() => void} close */
export function optionList(game, close) {
  return h("ul", { class: "option-list" }, passLast(game.fitting()).map((choice, at) => {
    const flags = marksOf(game, choice);
    return h("li", null, h("button", {
      type: "button", class: "choice", autofocus: at === 0, "data-choice": choice.join(), "aria-label": spoken(game, choice, flags),
      onclick: () => { close(); game.choose(choice); },
    }, h("span", null, labelOf(game, choice), cardOf(game, choice)), h("span", null, priceMark(game, choice), flagMarks(flags))));
  }));
}
