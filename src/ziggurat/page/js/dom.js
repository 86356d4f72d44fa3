// DOM: how elements are made, said aloud and shown in a dialog.
// It never reads a game and never writes markup as text, so nothing can be injected.

/** What an element can hold; lists may lie within lists. @typedef {Node | string | number | null | undefined | false | readonly any[]} Child */
/** @typedef {Record<string, unknown>} Attrs */

const SVG = "http://www.w3.org/2000/svg";
const SPRITE = "/static/sprite.svg";
let inPage = false;

/**
 * @param {Element} el
 * @param {Attrs | null | undefined} attrs
 * @param {readonly Child[]} children
 */
function fill(el, attrs, children) {
  for (const [name, value] of Object.entries(attrs ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on") && typeof value === "function") {
      el.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name.startsWith("--")) {
      /** @type {HTMLElement | SVGElement} */ (el).style.setProperty(name, String(value));
    } else {
      el.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(el, children);
}

/**
 * @param {Element} el
 * @param {readonly Child[]} children
 */
function append(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(el, child);
    else if (child instanceof Node) el.append(child);
    else if (child !== null && child !== undefined && child !== false) el.append(String(child));
  }
}

/**
 * Make an HTML element. Attributes named on… are listeners, those named --… are CSS variables.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attrs | null} [attrs]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attrs, ...children) {
  const el = document.createElement(tag);
  fill(el, attrs, children);
  return el;
}

/**
 * Make an SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attrs | null} [attrs]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function s(tag, attrs, ...children) {
  const el = document.createElementNS(SVG, tag);
  fill(el, attrs, children);
  return el;
}

/**
 * Bring all symbols into the page, so that drawing one asks nobody. Without it they are asked for one by one.
 * @returns {Promise<void>}
 */
export function loadSprite() {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("GET", SPRITE);
    request.responseType = "document";
    request.onload = () => {
      const found = request.responseXML?.documentElement;
      if (found) {
        found.setAttribute("class", "sprite");
        document.body.prepend(document.importNode(found, true));
        inPage = true;
      }
      done();
    };
    request.onerror = () => done();
    request.send();
  });
}

/** Add a symbol that is drawn 48 wide about the origin, unless there is one of that name. @param {string} name @param {SVGElement[]} drawn */
export function addSymbol(name, drawn) {
  const sprite = document.querySelector(".sprite");
  if (sprite && !sprite.querySelector(`#${CSS.escape(name)}`)) sprite.append(s("symbol", { id: name, viewBox: "-24 -24 48 48" }, drawn));
}

/** Where a symbol of the sprite is found. @param {string} name */
export function symbol(name) {
  return inPage ? `#${name}` : `${SPRITE}#${name}`;
}

/**
 * A symbol of the sprite; with a title it speaks, without one it is decoration.
 * @param {string} name
 * @param {string} [title]
 */
export function icon(name, title) {
  const attrs = title ? { class: "icon", role: "img", "aria-label": title } : { class: "icon", "aria-hidden": "true" };
  return s("svg", attrs, title ? s("title", null, title) : null, s("use", { href: symbol(name) }));
}

/** @param {Element} el */
export function clear(el) {
  el.replaceChildren();
}

/**
 * Listen; returns a function that stops it.
 * @param {EventTarget} el
 * @param {string} type
 * @param {(event: any) => void} fn
 * @param {AddEventListenerOptions} [options]
 */
export function on(el, type, fn, options) {
  el.addEventListener(type, fn, options);
  return () => el.removeEventListener(type, fn, options);
}

/** @type {string[]} */
let spoken = [];
let speaking = 0;

/**
 * Say something to screen readers; what comes in one moment is said together, and once.
 * @param {string} text
 */
export function announce(text) {
  if (!text || spoken.includes(text)) return;
  spoken.push(text);
  clearTimeout(speaking);
  speaking = window.setTimeout(() => {
    const live = document.getElementById("live");
    if (live) live.replaceChildren(...spoken.map((line) => h("p", null, line)));
    spoken = [];
  }, 120);
}

/** Forget what was said, for the person who looks next. */
export function hush() {
  clearTimeout(speaking);
  spoken = [];
  document.getElementById("live")?.replaceChildren();
}

/**
 * Show a dialog; the browser keeps focus inside and gives it back afterwards.
 * @param {object} given
 * @param {string} given.title
 * @param {Child} given.body
 * @param {{label: string, main?: boolean, act?: () => unknown, keep?: boolean}[]} [given.actions] an action closes the dialog unless it is told to keep it
 * @param {() => void} [given.onclose]
 * @param {string} [given.class]
 * @param {string} [given.closeLabel] empty: there is no way to close it but an action
 * @returns {HTMLDialogElement}
 */
export function dialog({ title, body, actions = [], onclose, class: name = "", closeLabel = "×" }) {
  const heading = h("h2", { id: `dialog-${++dialogs}` }, title);
  const box = h("dialog", { class: name, "aria-labelledby": heading.id });
  const before = document.activeElement;
  const close = closeLabel
    ? h("button", { class: "quiet", type: "button", "aria-label": closeLabel, onclick: () => box.close() }, icon("close"))
    : null;
  const foot = actions.map((action) =>
    h("button", {
      class: action.main ? "button main" : "button", type: "button",
      onclick: () => { action.act?.(); if (!action.keep) box.close(); },
    }, action.label));
  append(box, [
    h("header", null, heading, close),
    h("div", { class: "body" }, body),
    foot.length ? h("footer", null, foot) : null,
  ]);
  on(box, "close", () => { box.remove(); restore(before); onclose?.(); });
  on(box, "cancel", (event) => { if (!closeLabel) event.preventDefault(); });
  on(box, "click", (event) => { if (event.target === box && closeLabel) box.close(); });
  document.body.append(box);
  box.showModal();
  return box;
}

let dialogs = 0;

/** @param {Element | null} el */
function restore(el) {
  if (el instanceof HTMLElement && el.isConnected) el.focus();
}
