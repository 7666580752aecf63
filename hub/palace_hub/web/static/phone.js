// What a phone does by itself: plus and minus, a buzz and a sound when it is this seat's turn.
"use strict";
const isMine = () => document.querySelector("#f-head [data-whose]")?.dataset.whose === "mine";
let wasMine = isMine();
let tone = "";
let audio = null;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-add]");
  const field = button && document.getElementById(button.dataset.to);
  if (!field) return;
  const value = (Number(field.value) || 0) + Number(button.dataset.add);
  field.value = Math.max(Number(field.min), Math.min(Number(field.max), value));
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

// Hint and the way of entry stand below what they change; the next step and a form begin at the top.
const step = () => document.querySelector("#f-head [data-step]")?.dataset.step;
let confirmedIn = "";
let asked = null;

function backUp() {
  const head = document.getElementById("f-head");
  if (head && head.getBoundingClientRect().top < document.querySelector("header").offsetHeight) head.scrollIntoView();
}
document.addEventListener("acted", (event) => {
  if (document.getElementById(event.detail)?.closest("#f-actions, #way")) backUp();
  if (["begin", "main"].includes(event.detail)) confirmedIn = step();
});
document.addEventListener("swapped", () => {
  const form = document.getElementById("learn");
  if (form && !asked) backUp();
  asked = form;
  if (!confirmedIn || step() === confirmedIn) return;
  confirmedIn = "";
  backUp();
});

// Two seats on one phone: the page goes to the seat whose turn begins, unless something is being entered here.
let inTurn = document.querySelector("#f-head [data-seat]")?.dataset.seat;
document.addEventListener("swapped", () => {
  const before = inTurn;
  inTurn = document.querySelector("#f-head [data-seat]")?.dataset.seat;
  if (!inTurn || inTurn === before || document.querySelector("dialog[open]") || document.activeElement?.matches("input, select")) return;
  const link = document.querySelector(`nav a[href="/seat/${inTurn}"]:not([aria-current])`);
  if (link && /^\/seat\//.test(location.pathname)) location.assign(link.href);
});

// What is typed for a new game, a card, a board or a box outlives a reload of the page.
const TYPED = "typed";
const typedForms = () => document.querySelectorAll("#start, #learn, form[id^=set]");
const typedFields = () => Array.from(typedForms(), (form) => Array.from(form.querySelectorAll("[data-keep]"))).flat();

function bringBack() {
  const typed = JSON.parse(sessionStorage.getItem(TYPED) || "{}");
  for (const field of typedFields()) {
    const [keep, value] = typed[field.id] || [];
    if (keep !== field.dataset.keep) continue; // of another card
    if (ticks(field)) field.checked = value; else field.value = value;
  }
}

function keepTyped() {
  sessionStorage.setItem(TYPED, JSON.stringify(Object.fromEntries(typedFields().map((field) => [field.id, [field.dataset.keep, ticks(field) ? field.checked : field.value]]))));
}

function keepOn() { // the hub may have chosen other cards, or another form is asked
  if (!typedForms().length) sessionStorage.removeItem(TYPED);
  else if (sessionStorage.getItem(TYPED)) keepTyped();
}

document.addEventListener("input", (event) => { if (Array.from(typedForms()).includes(event.target.form)) keepTyped(); });
document.addEventListener("swapped", keepOn);
bringBack();
keepOn();

// At each name stand the colour and the sign that its player will have: of two who want the same, the first gets it.
function shared(wanted) {
  const given = [];
  wanted.forEach((place, seat) => { if (place >= 0 && !given.includes(place)) given[seat] = place; });
  return wanted.map((_, seat) => given[seat] ??= [seat, 0, 1, 2, 3].find((place) => !given.includes(place)));
}

function showMarks() {
  const form = document.getElementById("start");
  if (!form) return;
  const known = JSON.parse(form.dataset.known);
  const signs = Array.from(form.dataset.signs);
  const names = Array.from(form.querySelectorAll("[name^=name-]"), (field) => field.value.normalize("NFKC").trim().toLowerCase());
  const [colours, own] = [0, 1].map((which) => shared(names.map((name) => known[name]?.[which])));
  names.forEach((_, seat) => {
    const mark = document.getElementById(`mark-${seat + 1}`);
    mark.className = `mark seat-${colours[seat] + 1}`;
    mark.textContent = signs[own[seat]];
  });
}
for (const event of ["input", "swapped"]) document.addEventListener(event, showMarks);
showMarks();

// The form shows how the chosen map may lie, with the starting staircase of the chosen cards.
function showPictures() {
  const deck = document.getElementById("deck")?.selectedIndex;
  const map = document.querySelector("#start [name=map]:checked")?.value;
  for (const picture of document.querySelectorAll("#start .pictured")) {
    picture.hidden = !picture.dataset.decks.split(" ").includes(String(deck)) || !["", map].includes(picture.dataset.map);
  }
}
for (const event of ["input", "swapped"]) document.addEventListener(event, showPictures);
showPictures();

document.addEventListener("swapped", () => {
  const head = document.querySelector("#f-head [data-whose]");
  if (!head) return;
  const mine = isMine();
  if (mine && !wasMine) {
    if (navigator.userActivation?.hasBeenActive && navigator.vibrate) navigator.vibrate([200, 100, 200]);
    play(660, 880);
  }
  const alarm = head.classList.contains("alarm") || head.classList.contains("caution") ? head.className : "";
  if (alarm && alarm !== tone && head.dataset.whose) play(330, 220);
  wasMine = mine;
  tone = alarm;
});

function play(...tones) {
  if (!audio || audio.state !== "running") return;
  tones.forEach((hertz, place) => {
    const start = audio.currentTime + place * 0.16;
    const sound = audio.createOscillator();
    const loud = audio.createGain();
    sound.frequency.value = hertz;
    loud.gain.setValueAtTime(0.15, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.15);
    sound.connect(loud).connect(audio.destination);
    sound.start(start);
    sound.stop(start + 0.16);
  });
}

const sounds = document.getElementById("sound");
sounds?.addEventListener("click", () => { // a browser plays sounds only after a touch, so each visit begins silent
  audio = audio ?? new AudioContext();
  const on = sounds.getAttribute("aria-pressed") !== "true";
  sounds.setAttribute("aria-pressed", String(on));
  if (on) audio.resume().then(() => play(660, 880)); else audio.suspend();
});
