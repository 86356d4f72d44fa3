// Laying a tile: it is taken out of the tray and carried over the map by mouse, finger or key.
// Owns what hands and keys do; how the tile lies is Carrying's.

import { on } from "../dom.js";
import { Carrying, NEAR } from "./carrying.js";

/** @typedef {import("./carrying.js").Way} Way */
/** @typedef {import("./carrying.js").Point} Point */

const SLOP = 6;
const ARROWS = /^Arrow/;

export class Laying extends Carrying {
  /** @param {any} board @param {HTMLElement} frame @param {HTMLElement} tray */
  constructor(board, frame, tray) {
    super(board);
    this.frame = frame;
    this.tray = tray;
    /** A tile that is being dragged out of the tray, or about. @type {{x: number, y: number, far: boolean, begin: (() => void) | null} | null} */
    this.drag = null;
    this.finger = false;
    this.wheeled = 0;
    on(tray, "pointerdown", (event) => this.#grab(event));
    on(tray, "click", (event) => this.#take(event));
    on(tray, "keydown", (event) => { if (event.key === "Enter" || event.key === " ") this.#take(event); });
    on(tray, "dragstart", (event) => event.preventDefault());
    on(frame, "pointerdown", (event) => this.#press(event), { capture: true });
    on(frame, "pointermove", (event) => { if (event.pointerType === "mouse" && !event.buttons) this.#over(event); });
    on(frame, "wheel", (event) => this.#wheel(event), { capture: true, passive: false });
    on(frame, "click", (event) => this.#click(event));
    const stops = [
      on(document, "pointermove", (event) => this.#move(event)),
      on(document, "pointerup", (event) => this.#drop(event)),
      on(document, "pointercancel", () => { this.drag = null; }),
      on(document, "keydown", (event) => this.#key(event), { capture: true }),
    ];
    on(this.game, "close", () => stops.forEach((stop) => stop()));
  }

  // --- By mouse and finger -------------------------------------------------------------------

  /** Where on the map somebody points. @param {{clientX: number, clientY: number}} event @returns {Point} */
  #at(event) {
    const { left, top } = this.frame.getBoundingClientRect();
    const { x, y, scale } = this.board.view;
    return { x: (event.clientX - left - x) / scale, y: (event.clientY - top - y) / scale };
  }

  /** @param {PointerEvent} event */
  #over(event) {
    if (!this.way || !this.game.carried) return;
    this.point = this.#at(event);
    this.follow(this.point);
  }

  /** Whether somebody points at the carried tile, or as good as. @param {Point} point */
  #means(point) {
    const { x, y } = this.spot(this.cell);
    return Math.hypot(point.x - x, point.y - y) < NEAR;
  }

  /** A side of a tile in the tray. @param {EventTarget | null} target @returns {{tile: number, side: number} | null} */
  #side(target) {
    const el = target instanceof Element ? target.closest("[data-tile]") : null;
    const [tile, side] = [Number(el?.getAttribute("data-tile")), Number(el?.getAttribute("data-side"))];
    return el && this.fits(tile, side) ? { tile, side } : null;
  }

  /** @param {PointerEvent} event */
  #grab(event) {
    const found = event.button ? null : this.#side(event.target);
    if (!found) return;
    this.finger = event.pointerType !== "mouse";
    this.drag = { x: event.clientX, y: event.clientY, far: false, begin: () => this.carry(found.tile, found.side) };
  }

  /** @param {MouseEvent | KeyboardEvent} event */
  #take(event) {
    const found = this.#side(event.target);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.game.fresh) return;
    this.point = null;
    // What is carried goes back where it was taken from.
    if (this.way?.tile === found.tile && this.way.side === found.side) return this.game.carried?.given ? undefined : this.#putBack(this.way);
    this.carry(found.tile, found.side);
    if (!event.detail) this.focus();
  }

  /** A finger on the carried tile takes it along; anywhere else it moves the map. @param {PointerEvent} event */
  #press(event) {
    this.finger = event.pointerType !== "mouse";
    if (!this.finger || !this.way || !this.game.carried || !this.#means(this.#at(event))) return;
    this.drag = { x: event.clientX, y: event.clientY, far: false, begin: null };
    event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { drag } = this;
    if (!drag) return;
    if (!drag.far && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLOP) return;
    drag.far = true;
    drag.begin?.();
    drag.begin = null;
    this.#over(event);
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const far = this.drag?.far;
    this.drag = null;
    if (!far || !this.way) return;
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    const inside = event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom;
    // A finger hides what lies below it: what it leaves there is laid with the button.
    if (inside && !this.finger && this.#means(this.#at(event))) this.lay();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.way || !this.game.carried || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.wheeled < 120 || !event.deltaY) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** A mouse lays the tile where it shows; a finger moves it, and turns it where it lies. @param {MouseEvent} event */
  #click(event) {
    if (!this.way || !this.game.carried || event.defaultPrevented || (event.target instanceof Element && event.target.closest(".map-tools"))) return;
    event.preventDefault();
    if (this.game.fresh) return;
    const cell = event.target instanceof Element ? event.target.closest(".cell") : null;
    // The number of a place points at nothing: it means that place.
    if (!event.detail && cell) {
      this.goTo(Number(cell.getAttribute("data-value")));
      return this.lay();
    }
    const point = this.#at(event);
    if (!this.finger) {
      this.point = point;
      this.follow(point);
      if (this.#means(point)) this.lay();
      return;
    }
    this.point = null;
    if (this.#means(point)) this.turn(1);
    else this.follow(point, true);
  }

  /** @param {Way} way */
  #putBack({ tile, side }) {
    this.game.back();
    const kept = this.tray.querySelector(`[data-tile="${tile}"][data-side="${side}"]`);
    if (kept instanceof HTMLElement) kept.focus({ preventScroll: true });
  }

  // --- By key --------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key } = event;
    if (!this.way || !this.game.carried || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
    const cell = target instanceof Element ? target.closest(".cell") : null;
    const idle = target === document.body || (target instanceof Element && Boolean(target.closest(".hand, .map")));
    if (/^r$/i.test(key)) this.turn(event.shiftKey ? -1 : 1);
    else if (/^f$/i.test(key)) this.flip();
    else if (ARROWS.test(key) && idle && !cell && !event.shiftKey) this.focus();
    else if (key === "Escape" && !this.game.carried.given) this.#putBack(this.way);
    else if ((key === "Enter" || key === " ") && cell) { if (!this.game.fresh) this.lay(); }
    else return;
    this.point = null;
    event.preventDefault();
    event.stopPropagation();
  }
}
