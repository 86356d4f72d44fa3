// Morphing: changes what is on the screen into what was drawn anew, element by element, so
// that focus, scroll positions and running animations survive. Owns this comparison only; it
// never attaches handlers, which therefore sit on the roots of the parts.

/**
 * Make the children of `root` look like `nodes`, keeping elements wherever that is possible.
 * Children with the same `data-key` are the same element, wherever they move to.
 * @param {Element} root
 * @param {...import("../dom.js").Child} nodes
 */
export function fill(root, ...nodes) {
  const fresh = document.createElement("div");
  for (const node of nodes.flat(Infinity)) {
    if (node !== null && node !== undefined && node !== false) fresh.append(node);
  }
  children(root, fresh);
}

/** @param {Element} old @param {Element} fresh */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  children(old, fresh);
}

/** @param {Element} old @param {Element} fresh */
function attributes(old, fresh) {
  for (const name of old.getAttributeNames()) {
    if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const name of fresh.getAttributeNames()) {
    // The content security policy forbids style attributes, but not the object behind them.
    if (name === "style") continue;
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) !== value) old.setAttribute(name, value ?? "");
  }
  const [was, is] = [/** @type {HTMLElement} */ (old), /** @type {HTMLElement} */ (fresh)];
  if (was.style && was.style.cssText !== is.style.cssText) was.style.cssText = is.style.cssText;
}

/** @param {Element} old @param {Element} fresh */
function children(old, fresh) {
  const keyed = new Map();
  for (const child of old.children) {
    const key = child.getAttribute("data-key");
    if (key) keyed.set(key, child);
  }
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const same = match(at, node, keyed);
    if (!same) {
      old.insertBefore(node, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    if (same instanceof Element) morph(same, /** @type {Element} */ (node));
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/**
 * The node on the screen that `node` stands for, if there is one.
 * @param {ChildNode|null} at @param {Node} node @param {Map<string, Element>} keyed
 * @returns {ChildNode|null}
 */
function match(at, node, keyed) {
  const key = node instanceof Element ? node.getAttribute("data-key") : null;
  if (key) {
    const found = keyed.get(key);
    keyed.delete(key);
    return found && found.nodeName === node.nodeName ? found : null;
  }
  if (!at || at.nodeName !== node.nodeName) return null;
  return at instanceof Element && at.hasAttribute("data-key") ? null : at;
}
