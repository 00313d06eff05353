"use strict";
// Steps through the games of the page. Without it everything can be read, at the move in question.

(() => {
  const plays = [...document.querySelectorAll(".play")].map((play) => {
    const parts = [...play.querySelectorAll("[data-from]")].map((element) => ({
      element,
      from: Number(element.dataset.from),
      to: Number(element.dataset.to),
    }));
    const rows = [...play.querySelectorAll("[data-step]")];
    return { play, parts, rows, stage: play.querySelector(".stage"), now: Number(play.dataset.now) };
  });
  let latest = plays[0];

  function show(game, wanted) {
    const step = Math.max(0, Math.min(wanted, game.rows.length - 1));
    latest = game;
    if (step !== game.now) {
      for (const part of game.parts) part.element.toggleAttribute("hidden", step < part.from || step > part.to);
      game.rows[game.now].querySelector("th a").removeAttribute("aria-current");
      game.rows[step].querySelector("th a").setAttribute("aria-current", "step");
      game.now = step;
      game.play.querySelector(".caption").textContent = game.rows[step].dataset.label;
    }
    for (const button of game.play.querySelectorAll("[data-go]")) {
      const back = button.dataset.go === "first" || button.dataset.go === "previous";
      const on = button.dataset.go === "last" || button.dataset.go === "next";
      const idle = (back && step === 0) || (on && step === game.rows.length - 1) || button.dataset.go === String(step);
      button.setAttribute("aria-disabled", String(idle));
    }
    keepInView(game.rows[step], game.play.querySelector(".moves"));
  }

  /// In a list that scrolls by itself, the row of the step.
  function keepInView(row, list) {
    if (list.scrollHeight <= list.clientHeight) return;
    const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 40 || top > list.clientHeight - 60) list.scrollTop += top - list.clientHeight / 2;
  }

  function go(game, where) {
    const last = game.rows.length - 1;
    const steps = { first: 0, previous: game.now - 1, next: game.now + 1, last };
    show(game, where in steps ? steps[where] : Number(where));
  }

  /// The step that an element of the list is, or begins with.
  function stepOf(element) {
    const row = element && (element.closest("[data-step]") || element.querySelector("[data-step]"));
    const game = row && plays.find((each) => each.play.contains(row));
    return game ? { game, step: Number(row.dataset.step) } : null;
  }

  /// @param from  the link that leads there, if one was followed
  function follow(hash, from) {
    const found = stepOf(document.getElementById(hash.slice(1)));
    if (!found) return false;
    const { play, stage } = found.game;
    show(found.game, found.step);
    const caption = play.querySelector(".caption").getBoundingClientRect();
    if (caption.top < 0 || caption.bottom > innerHeight / 2) stage.scrollIntoView({ block: "start" });
    // From elsewhere the keys go on here; in the list they do anyway.
    if (from && !play.contains(from)) stage.focus({ preventScroll: true });
    return true;
  }

  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (!(event.key in keys) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const focused = document.activeElement;
    const nowhere = !focused || focused === document.body || focused.id === "main";
    const game = nowhere ? latest : plays.find((each) => each.stage.contains(focused) || each.rows.some((row) => row.contains(focused)));
    if (!game || (nowhere && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    go(game, keys[event.key]);
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (button) {
      go(plays.find((each) => each.play.contains(button)), button.dataset.go);
      return;
    }
    const link = event.target.closest("a[href^='#']");
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!follow(link.hash, link)) return;
    event.preventDefault();
    history.replaceState(null, "", link.hash);
  });

  window.addEventListener("hashchange", () => follow(location.hash));
  for (const game of plays) {
    game.play.querySelector(".controls").hidden = false;
    show(game, game.now);
  }
  latest = plays[0];
  if (location.hash) follow(location.hash);
})();
