// The palace's pictures: each viewer turns them by quarters. An old picture stays until the new one is there.
"use strict";
let turned = Number(sessionStorage.getItem("turned")) || 0;
let dragged = null;
const kept = new Map();

function asTurned(address) {
  return address.replace(/^(\/palace\/\w+\/)\d/, `$1${turned}`);
}

function showAs(picture, from) {
  Array.from(from.children).forEach((part, at) => {
    for (const name of ["srcset", "src"]) {
      const address = part.hasAttribute(name) ? asTurned(part.getAttribute(name)) : null;
      if (address !== null && picture.children[at].getAttribute(name) !== address) picture.children[at].setAttribute(name, address);
    }
  });
}

function adoptPictures() {
  for (const fresh of document.querySelectorAll("[data-turns] picture")) {
    const old = kept.get(fresh.className) || fresh;
    showAs(old, fresh);
    if (old !== fresh) fresh.replaceWith(old);
    kept.set(old.className, old);
  }
}

function turn(quarters) {
  turned = (turned + quarters + 4) % 4;
  sessionStorage.setItem("turned", turned);
  adoptPictures();
}

document.addEventListener("swapped", adoptPictures);
if (document.body.matches(".review:not(.past-review)")) { // a step of a game that is not over any more is not shown any more
  setInterval(async () => {
    const answer = await fetch(location.href, { method: "HEAD", redirect: "manual" }).catch(() => null);
    offline.hidden = answer !== null;
    if (answer?.type === "opaqueredirect") location.replace("/");
    else if (answer?.status === 403) location.reload();
  }, 5000);
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-quarter]");
  if (button) turn(Number(button.dataset.quarter));
});
document.addEventListener("pointerdown", (event) => { dragged = event.target.closest("[data-turns] .pictures") ? event.clientX : null; });
document.addEventListener("pointerup", (event) => {
  const way = dragged === null ? 0 : event.clientX - dragged;
  dragged = null;
  if (Math.abs(way) > 40) turn(way < 0 ? 1 : -1);
});
document.addEventListener("keydown", (event) => {
  if (!["ArrowLeft", "ArrowRight"].includes(event.key) || event.target.closest?.("input, select, svg")) return;
  const link = document.querySelector(`a[data-key="${event.key}"]`);
  if (link && !event.target.closest?.("[data-turns]")) link.click();
  else if (document.querySelector("[data-turns]")) turn(event.key === "ArrowLeft" ? 1 : -1);
});
adoptPictures();
