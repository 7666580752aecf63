// Keeps a page as the hub shows it: swaps the fragments that changed, sends what is touched, connects again.
"use strict";
const root = document.body;
const toast = document.getElementById("toast");
const offline = document.getElementById("offline");
const SILENT_MS = 25000; // the hub sends a sign of life every 10 s
let source = null;
let heard = root.dataset.stream ? Date.now() : Infinity; // a page without a stream waits for nothing

const ticks = (field) => field.type === "checkbox" || field.type === "radio";

function swap(name, html) {
  const place = document.getElementById("f-" + name);
  if (!place) return;
  const focused = document.activeElement && place.contains(document.activeElement) ? document.activeElement.id : "";
  const typed = Array.from(place.querySelectorAll("input[id], select[id]"), (field) => [field.id, field.dataset.keep, ticks(field) ? field.checked : field.value]);
  const opened = Array.from(place.querySelectorAll("details[open]"), (details) => details.id);
  place.innerHTML = html;
  for (const id of opened) if (id) document.getElementById(id)?.setAttribute("open", "");
  for (const [id, keep, value] of typed) {
    const field = document.getElementById(id);
    if (field && field.dataset.keep !== undefined && field.dataset.keep === keep) { // of another step: what is due there
      if (ticks(field)) field.checked = value; else field.value = value;
    }
  }
  if (focused) document.getElementById(focused)?.focus();
  const dialog = place.querySelector("dialog");
  if (dialog && !dialog.open) dialog.showModal();
}

// While a finger is down nothing is replaced: the touch would be lost with the button under it.
let pressed = 0;
let waiting = {};

function swapAll() {
  for (const [name, html] of Object.entries(waiting)) swap(name, html);
  waiting = {};
  document.dispatchEvent(new Event("swapped"));
}

function released(press) {
  setTimeout(() => { if (press && pressed === press) { pressed = 0; swapAll(); } }, 50); // the click comes after it
}

document.addEventListener("pointerdown", () => {
  const press = pressed = Date.now();
  setTimeout(() => released(press), 1500);
}, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => released(pressed), true);

function connect() {
  source?.close();
  source = new EventSource(root.dataset.stream + "?has=" + root.dataset.has);
  source.onmessage = (event) => {
    heard = Date.now();
    root.dataset.has = event.lastEventId;
    offline.hidden = true;
    Object.assign(waiting, JSON.parse(event.data));
    if (!pressed) swapAll();
  };
  source.onopen = () => { heard = Date.now(); offline.hidden = true; };
  source.addEventListener("gone", () => location.reload()); // the answer says why
  source.onerror = () => { offline.hidden = false; };
}

let before = Promise.resolve();

function send(action, args) { // one after the other: the hub gets touches in their order
  before = before.then(() => sendNow(action, args));
  return before;
}

async function sendNow(action, args) {
  try {
    const answer = await fetch(root.dataset.post, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ do: action, args: args }),
    });
    if (!answer.ok) return say(answer.status === 409 ? await answer.text() : toast.dataset.failed);
    const { go } = await answer.json();
    if (go) location.assign(go);
  } catch {
    offline.hidden = false;
  }
}

function say(text) {
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { toast.hidden = true; }, 4000);
}

async function act(element) {
  const ask = element.dataset.ask;
  if (ask && !await confirmed(ask)) return;
  const form = element.dataset.form ? document.getElementById(element.dataset.form) : null;
  const args = form ? Array.from(form.elements).filter((field) => field.name && (field.type !== "radio" || field.checked)).map(valueOf) : JSON.parse(element.dataset.args || "[]");
  await send(element.dataset.do, args);
  document.dispatchEvent(new CustomEvent("acted", { detail: element.id }));
}

function valueOf(field) {
  if (field.type === "checkbox") return field.checked;
  if (field.required && field.value === "") return "";
  return field.type === "number" || field.dataset.int !== undefined ? Number(field.value) : field.value;
}

function confirmed(text) {
  const dialog = document.getElementById("confirm");
  dialog.querySelector("p").textContent = text;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
}

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-do]");
  if (element && !element.disabled) { event.preventDefault(); act(element); }
});
document.addEventListener("keydown", (event) => {
  const element = event.target.closest?.("[data-do]");
  if (element && element.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); act(element); }
});
document.addEventListener("cancel", (event) => { if (event.target.id !== "confirm") event.preventDefault(); }, true);
async function connectAgain() {
  heard = Date.now();
  offline.hidden = false;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (answer?.status === 403) location.reload(); // the link does not work any more: the answer says so
  else connect();
}
setInterval(() => {
  const silent = Date.now() - heard;
  if (silent > SILENT_MS || (silent > 2000 && source?.readyState === EventSource.CLOSED)) connectAgain();
}, 1000);
if (root.dataset.stream) {
  window.addEventListener("online", connect);
  connect();
}
