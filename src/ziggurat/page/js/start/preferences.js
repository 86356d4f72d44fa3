// Preferences: the dialog in which a person changes settings.
// Each change holds at once; there is nothing to save.

import { dialog, h } from "../dom.js";
import { ui } from "../words.js";
import { language, languageNames, settings } from "../settings.js";
import { sound } from "../stage/sound.js";

/** @typedef {import("../settings.js").Settings} Settings */

/**
 * @param {keyof Settings} name
 * @param {readonly string[]} values
 * @param {(value: string) => string} [label]
 * @param {string} [now]
 */
function choice(name, values, label = (value) => ui(`settings.${name}.${value}`), now = String(settings.get(name))) {
  const field = h("select", { onchange: () => settings.set(name, /** @type {any} */ (field.value)) },
    values.map((value) => h("option", { value, selected: value === now }, label(value))));
  return h("label", { class: "setting" }, h("span", null, ui(`settings.${name}`)), field);
}

/** @param {keyof Settings} name @param {(on: boolean) => Promise<boolean> | boolean} allowed */
function toggle(name, allowed) {
  const field = h("input", {
    type: "checkbox", checked: settings.get(name) === "on",
    onchange: async () => {
      const on = field.checked && await allowed(field.checked);
      field.checked = on;
      settings.set(name, /** @type {any} */ (on ? "on" : "off"));
    },
  });
  return h("label", { class: "setting" }, h("span", null, ui(`settings.${name}`)), field);
}

/** Whether the browser lets us notify; it asks the person. */
async function mayNotify() {
  return "Notification" in window && await Notification.requestPermission() === "granted";
}

export function openSettings() {
  const names = languageNames();
  const called = h("input", { type: "text", maxlength: "24", value: settings.get("name"), autocomplete: "nickname", onchange: () => settings.set("name", called.value.trim()) });
  const again = h("button", { type: "button", class: "button", onclick: () => { settings.set("coach", "new"); box.close(); } }, ui("settings.coach_again"));
  const box = dialog({
    title: ui("settings.title"), closeLabel: ui("page.close"), class: "settings",
    body: h("div", { class: "settings-list" },
      choice("lang", Object.keys(names), (value) => names[value], language()),
      choice("theme", ["auto", "light", "dark"]),
      choice("motion", ["auto", "full", "less"]),
      choice("pace", ["slow", "brisk", "instant"]),
      choice("stage", ["on", "slow", "off"]),
      choice("cover", ["always", "hidden"]),
      toggle("unused", () => true),
      toggle("steps", () => true),
      toggle("quiet", () => true),
      toggle("sound", () => { sound("bell", true); return true; }),
      toggle("notify", mayNotify),
      h("label", { class: "setting" }, h("span", null, ui("settings.name")), called),
      h("details", { class: "keys" }, h("summary", null, ui("settings.keys")), h("dl", null, ["1", "arrows", "enter", "escape", "u", "tab"].map((key) =>
        [h("dt", null, ui(`settings.key.${key}`)), h("dd", null, ui(`settings.key.${key}.text`))]))),
      again),
  });
}
