// The view of the map: panning, zooming and fitting, by mouse, finger and key.
// It moves SVG groups and never knows what is drawn in them.

import { on } from "../dom.js";

/** @typedef {import("../new_dawn/geometry.js").Box} Box */

const SLOP = 6;
const STEP = 1.3;
const PAN = 80;
const EDGE = 40;
const LARGEST = 3;
const FAR = 0.66;
const NEAR = 0.95;
/** Keys that move the paper under the frame. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class View {
  /**
   * @param {HTMLElement} frame @param {SVGSVGElement} svg @param {SVGGElement[]} worlds
   * @param {() => {scale: number, x: number, y: number, box: Box} | null} plan where the whole map is seen best
   */
  constructor(frame, svg, worlds, plan) {
    this.frame = frame;
    this.svg = svg;
    this.worlds = worlds;
    this.plan = plan;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    /** The scale at which the whole map is seen. */
    this.whole = 1;
    this.width = 0;
    this.height = 0;
    /** The size before, whenever there was one: a map that is out of sight has none. */
    this.before = { width: 0, height: 0 };
    /** @type {Box} */
    this.box = { left: 0, top: 0, width: 1, height: 1 };
    /** Whether somebody moved the view since it was last fitted. */
    this.moved = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.drawn = 0;
    /** Where the view was before somebody was shown a place. @type {{scale: number, x: number, y: number, moved: boolean} | null} */
    this.kept = null;
    this.#listen();
  }

  #listen() {
    new ResizeObserver(() => this.#resized()).observe(this.frame);
    on(this.svg, "wheel", (event) => this.#wheel(event), { passive: false });
    on(this.svg, "pointerdown", (event) => this.#down(event));
    on(this.svg, "pointermove", (event) => this.#move(event));
    for (const type of ["pointerup", "pointercancel"]) on(this.svg, type, (event) => this.#up(event));
    on(this.svg, "click", (event) => this.#click(event), { capture: true });
    on(this.frame, "look", (event) => this.#look(event.detail));
  }

  /** Show places beside something that lies over the map, or go back to what was seen before.
   * @param {{places: string[], over: HTMLElement} | null} meant */
  #look(meant) {
    if (!meant) {
      const { kept } = this;
      this.kept = null;
      if (!kept || !this.width) return;
      if (!kept.moved) return this.fit();
      return this.#set(kept.scale, kept.x, kept.y);
    }
    const frame = this.frame.getBoundingClientRect();
    const boxes = meant.places.map((place) => this.svg.querySelector(place)?.getBoundingClientRect()).filter((box) => box !== undefined);
    if (!frame.width || !boxes.length) return undefined;
    const edges = {
      left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
    const over = meant.over.getBoundingClientRect();
    const covers = over.height > 0 && over.left < edges.right && over.right > edges.left && over.top < frame.bottom && over.bottom > frame.top;
    const bottom = covers ? Math.max(over.top, frame.top + 1) : frame.bottom;
    const dx = shift(edges.left, edges.right, frame.left, frame.right);
    const dy = shift(edges.top, edges.bottom, frame.top, bottom);
    if (!dx && !dy) return undefined;
    const { scale, x, y, moved } = this;
    this.kept ??= { scale, x, y, moved };
    return this.pan(dx, dy);
  }

  /** The size of the frame, read once and then whenever it changes. */
  measure() {
    const { clientWidth, clientHeight } = this.frame;
    const same = clientWidth === this.width && clientHeight === this.height;
    if (!same && this.width) this.before = { width: this.width, height: this.height };
    this.width = clientWidth;
    this.height = clientHeight;
    return !same;
  }

  /** Show the whole map. */
  fit() {
    this.measure();
    const found = this.width ? this.plan() : null;
    if (!found) return;
    this.moved = false;
    this.whole = found.scale;
    this.box = found.box;
    this.#set(found.scale, found.x, found.y);
  }

  /** @param {number} scale @param {number} x @param {number} y */
  #set(scale, x, y) {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.#show();
  }

  /**
   * Put a point of the map into the middle, as far as the map reaches.
   * @param {number} x @param {number} y @param {number} [scale]
   */
  centreOn(x, y, scale = this.scale) {
    this.moved = true;
    const { left, top, width, height } = this.box;
    this.#set(scale, within(this.width, x, left, width, scale), within(this.height, y, top, height, scale));
  }

  /** Whether a point of the map is inside the frame. @param {{x: number, y: number}} spot @param {number} [edge] */
  sees(spot, edge = 20) {
    const x = spot.x * this.scale + this.x;
    const y = spot.y * this.scale + this.y;
    return x >= edge && y >= edge && x <= this.width - edge && y <= this.height - edge;
  }

  /** Move just so far that a point is inside the frame. @param {{x: number, y: number}} spot */
  reveal(spot) {
    const edge = Math.min(48, this.width / 4, this.height / 4);
    const x = spot.x * this.scale + this.x;
    const y = spot.y * this.scale + this.y;
    const dx = Math.max(edge - x, 0) - Math.max(x - this.width + edge, 0);
    const dy = Math.max(edge - y, 0) - Math.max(y - this.height + edge, 0);
    if (dx || dy) this.pan(dx, dy);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.moved = true;
    this.x += dx;
    this.y += dy;
    this.#show();
  }

  /** Zoom about a point of the frame. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const least = Math.min(this.whole * 0.8, this.scale);
    const scale = Math.min(Math.max(this.scale * factor, least), LARGEST);
    this.moved = true;
    this.#set(scale, x - (x - this.x) * scale / this.scale, y - (y - this.y) * scale / this.scale);
  }

  closer() { this.zoom(STEP); }

  farther() { this.zoom(1 / STEP); }

  /** Keys of the view; tells whether one was meant. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "+" || event.key === "=") this.closer();
    else if (event.key === "-") this.farther();
    else if (event.key === "0") this.fit();
    else if (event.shiftKey && event.key in WAYS) this.pan(WAYS[event.key][0] * PAN, WAYS[event.key][1] * PAN);
    else return false;
    return true;
  }

  #resized() {
    if (!this.measure() || !this.width) return;
    const { width, height } = this.before;
    if (!this.moved) this.fit();
    else if (width) { this.x += (this.width - width) / 2; this.y += (this.height - height) / 2; this.#show(); }
  }

  /** The map never leaves the frame altogether. */
  #hold() {
    const [w, h] = [this.box.width * this.scale, this.box.height * this.scale];
    const left = this.x + this.box.left * this.scale;
    const top = this.y + this.box.top * this.scale;
    this.x += Math.max(60 - w - left, 0) - Math.max(left - this.width + 60, 0);
    this.y += Math.max(60 - h - top, 0) - Math.max(top - this.height + 60, 0);
  }

  #show() {
    this.#hold();
    if (this.drawn) return;
    this.drawn = requestAnimationFrame(() => { this.drawn = 0; this.#place(); });
  }

  #place() {
    const [scale, x, y] = [this.scale, this.x, this.y].map((value) => Math.round(value * 1000) / 1000);
    for (const world of this.worlds) world.setAttribute("transform", `matrix(${scale} 0 0 ${scale} ${x} ${y})`);
    const detail = scale < FAR ? "far" : scale > NEAR ? "near" : "middle";
    if (this.frame.dataset.detail !== detail) this.frame.dataset.detail = detail;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const [x, y] = this.#point(event);
    this.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), x, y);
  }

  /** @param {{clientX: number, clientY: number}} event */
  #point(event) {
    const rect = this.frame.getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    if (event.pointerType === "mouse" && !event.buttons) return void this.#up(event);
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (!this.dragged && Math.hypot(dx, dy) < SLOP) return;
    if (!this.dragged) this.#grab();
    if (this.fingers.size === 2) this.#pinch(event, finger);
    else this.pan(dx, dy);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #grab() {
    this.dragged = true;
    this.svg.classList.add("held");
    for (const id of this.fingers.keys()) this.svg.setPointerCapture(id);
  }

  /** @param {PointerEvent} event @param {{x: number, y: number}} finger */
  #pinch(event, finger) {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const [x, y] = this.#point({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
    if (before > 0) this.zoom(after / before, x, y);
    this.pan((event.clientX - finger.x) / 2, (event.clientY - finger.y) / 2);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.svg.classList.remove("held");
  }

  /** What ends a drag is not a choice. @param {MouseEvent} event */
  #click(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** How far something has to go to lie within a room, in its middle where it is too large. @param {number} from @param {number} to @param {number} low @param {number} high */
function shift(from, to, low, high) {
  const edge = Math.min(SLOP * 2, Math.max(0, (high - low - (to - from)) / 2));
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2;
  return Math.max(low + edge - from, 0) - Math.max(to - high + edge, 0);
}

/**
 * Where a length of the map begins if a point of it is in the middle, but no edge comes far inside.
 * @param {number} room @param {number} point @param {number} from @param {number} length
 * @param {number} scale
 */
function within(room, point, from, length, scale) {
  if (length * scale < room) return room / 2 - (from + length / 2) * scale;
  const wanted = room / 2 - point * scale;
  return Math.min(Math.max(wanted, room - EDGE - (from + length) * scale), EDGE - from * scale);
}
