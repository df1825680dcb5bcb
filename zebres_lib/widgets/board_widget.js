// Shows the state of a board and reports what was chosen. No rule of the game is known here: what
// can be chosen, what is said and what a choice does all come from the kernel.

const TARGETS = "[data-square],[data-post],[data-hand]";
const SVG = "http://www.w3.org/2000/svg";
const ANSWER_MILLISECONDS = 4000;
const INSET = 3;
const REPEAT_MILLISECONDS = 1400;
let views = 0;

function element(tag, className, properties = {}) {
  const made = document.createElement(tag);
  made.className = className;
  return Object.assign(made, properties);
}

function nameOf(group) {
  const { square, post, hand } = group.dataset;
  return square ? `square:${square}` : post ? `post:${post}` : `hand:${hand}`;
}

// Makes `old` equal to `fresh`, keeping every node that need not change.
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.childNodes.length !== fresh.childNodes.length) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const pairs = [...old.childNodes].map((child, index) => [child, fresh.childNodes[index]]);
  for (const [child, other] of pairs) morph(child, other);
}

function parse(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return document.importNode(parsed, true);
}

function centre(group) {
  const hit = group.querySelector(".hit");
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
    Number(hit.getAttribute(name)),
  );
  // Hands may be moved by a transform, so that the numbers alone do not tell where they are.
  const matrix = hit.getCTM();
  const inverse = group.ownerSVGElement.getCTM()?.inverse() ?? new DOMMatrix();
  const point = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(
    inverse.multiply(matrix ?? new DOMMatrix()),
  );
  return { x: point.x, y: point.y, width, height };
}

function render({ model, el }) {
  const view = `zebres-view-${++views}`;
  const root = element("div", "zebres-board");
  root.dataset.lmSuppressShortcuts = "true";
  const status = element("p", "zebres-status");
  const stage = element("div", "zebres-stage", { tabIndex: 0 });
  stage.setAttribute("role", "application");
  stage.setAttribute("aria-describedby", `${view}-help`);
  const controls = element("div", "zebres-controls");
  const range = element("input", "zebres-slider", { type: "range", min: 0 });
  const help = element("details", "zebres-help");
  const helpTitle = element("summary", "");
  const helpText = element("p", "", { id: `${view}-help` });
  const notes = element("ul", "zebres-notes");
  const live = element("div", "zebres-live");
  live.setAttribute("aria-live", "polite");
  live.setAttribute("aria-atomic", "true");
  help.append(helpTitle, helpText);
  const main = element("div", "zebres-main");
  const told = element("div", "zebres-told");
  const toldTitle = element("p", "zebres-told-title");
  const layout = element("div", "zebres-layout");
  main.append(status, stage, range, controls, help);
  told.append(toldTitle, notes);
  layout.append(main, told);
  root.append(layout, live);
  el.append(root);

  let cursor = null;
  let waiting = 0;
  let repeating = 0;

  // --- to the kernel ---

  function send(message) {
    model.send(message);
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      status.textContent = model.get("words")["no-answer"];
      status.dataset.kind = "error";
      live.textContent = status.textContent;
    }, ANSWER_MILLISECONDS);
  }

  function choose(name) {
    if (name) send({ type: "choose", target: name });
  }

  // --- the cursor ---

  const groups = () => [...stage.querySelectorAll(TARGETS)];
  const find = (name) => groups().find((group) => nameOf(group) === name);

  function moveTo(group) {
    if (!group) return;
    cursor = nameOf(group);
    showCursor();
  }

  function showCursor() {
    const group = find(cursor) ?? find(model.get("targets")[0]) ?? groups()[0];
    stage.querySelector(".zebres-cursor")?.remove();
    if (!group) return;
    cursor = nameOf(group);
    stage.setAttribute("aria-activedescendant", group.id);
    const hit = group.querySelector(".hit");
    const ring = document.createElementNS(SVG, "g");
    ring.setAttribute("class", "zebres-cursor");
    ring.setAttribute("aria-hidden", "true");
    for (const kind of ["focus-gap", "focus"]) {
      const rect = document.createElementNS(SVG, "rect");
      rect.setAttribute("class", kind);
      rect.setAttribute("x", Number(hit.getAttribute("x")) + INSET);
      rect.setAttribute("y", Number(hit.getAttribute("y")) + INSET);
      rect.setAttribute("width", Number(hit.getAttribute("width")) - 2 * INSET);
      rect.setAttribute("height", Number(hit.getAttribute("height")) - 2 * INSET);
      rect.setAttribute("rx", 9);
      ring.append(rect);
    }
    group.parentNode.append(ring); // where the group is moved or scaled, the ring is too
  }

  // The nearest place in a direction; being off the line costs three times as much as distance.
  function towards(dx, dy) {
    const here = centre(find(cursor));
    let best = null;
    let least = Infinity;
    for (const group of groups()) {
      const there = centre(group);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      const cost = along + 3 * aside;
      if (along > 4 && cost < least) [best, least] = [group, cost];
    }
    moveTo(best);
  }

  function toEndOfRow(last) {
    const here = centre(find(cursor));
    const row = groups().filter((group) => Math.abs(centre(group).y - here.y) < 4);
    row.sort((one, other) => centre(one).x - centre(other).x);
    moveTo(row.at(last ? -1 : 0));
  }

  function toNextTarget(step) {
    const possible = groups().filter((group) => group.dataset.legal);
    if (!possible.length) return;
    const all = groups();
    const here = all.indexOf(find(cursor));
    const places = possible.map((group) => all.indexOf(group));
    const next =
      step > 0
        ? (places.find((place) => place > here) ?? places[0])
        : (places.findLast((place) => place < here) ?? places.at(-1));
    moveTo(all[next]);
  }

  const keys = {
    ArrowLeft: () => towards(-1, 0),
    ArrowRight: () => towards(1, 0),
    ArrowUp: () => towards(0, -1),
    ArrowDown: () => towards(0, 1),
    Home: () => toEndOfRow(false),
    End: () => toEndOfRow(true),
    n: () => toNextTarget(1),
    p: () => toNextTarget(-1),
    Enter: () => choose(cursor),
    " ": () => choose(cursor),
    Escape: () => send({ type: "cancel" }),
  };

  stage.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    stage.classList.add("zebres-by-keys");
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (act) act();
    else if (event.key.length === 1) send({ type: "key", key: event.key });
    else return;
    event.preventDefault();
  });
  // The notebook around must see none of this: its shortcuts delete and insert cells.
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => {
      if (event.key !== "Tab") event.stopPropagation();
    });
  }

  stage.addEventListener("pointerdown", () => stage.classList.remove("zebres-by-keys"));
  stage.addEventListener("click", (event) => {
    const group = event.target.closest(TARGETS);
    stage.focus({ preventScroll: true });
    if (!group) return;
    moveTo(group);
    choose(cursor);
  });

  // --- buttons and slider ---

  function stopRepeating() {
    window.clearInterval(repeating);
    repeating = 0;
    for (const button of controls.querySelectorAll("[aria-pressed=true]")) {
      button.setAttribute("aria-pressed", "false");
    }
  }

  function press(button, { id, repeat }) {
    if (!repeat) {
      stopRepeating();
      send({ type: "press", id });
    } else if (repeating) {
      stopRepeating();
    } else {
      button.setAttribute("aria-pressed", "true");
      const again = () => {
        const target = model.get("buttons").find((other) => other.id === repeat);
        if (!root.isConnected || !target?.enabled) stopRepeating();
        else send({ type: "press", id: repeat });
      };
      repeating = window.setInterval(again, REPEAT_MILLISECONDS);
      again();
    }
  }

  function showButtons() {
    const wanted = model.get("buttons");
    const present = [...controls.children];
    if (present.map((button) => button.dataset.press).join() !== wanted.map((b) => b.id).join()) {
      const focused = document.activeElement?.dataset?.press;
      stopRepeating();
      controls.replaceChildren(
        ...wanted.map((each) => {
          const button = element("button", "zebres-button", { type: "button" });
          button.dataset.press = each.id;
          if (each.repeat) button.setAttribute("aria-pressed", "false");
          button.addEventListener("click", () => {
            if (button.getAttribute("aria-disabled") === "true") return;
            press(button, model.get("buttons").find((other) => other.id === each.id));
          });
          return button;
        }),
      );
      if (focused) controls.querySelector(`[data-press="${focused}"]`)?.focus();
    }
    wanted.forEach((each, index) => {
      const button = controls.children[index];
      button.textContent = each.label;
      button.title = each.hint;
      button.classList.toggle("zebres-primary", each.primary);
      // Disabled in name only: a button that loses the focus with its last press is a trap.
      button.setAttribute("aria-disabled", String(!each.enabled));
    });
    controls.hidden = !wanted.length;
  }

  function showSlider() {
    const slider = model.get("slider");
    range.hidden = !slider;
    if (!slider) return;
    range.max = slider.most;
    range.value = slider.value;
    range.setAttribute("aria-label", slider.label);
    range.setAttribute("aria-valuetext", slider.text);
  }
  range.addEventListener("input", () => {
    stopRepeating();
    send({ type: "slide", value: Number(range.value) });
  });

  // --- from the kernel ---

  let pictured = [];
  function showPicture() {
    const names = ["svg", "labels", "targets", "selection", "words"];
    const wanted = names.map((name) => model.get(name));
    if (wanted.every((value, index) => value === pictured[index])) return;
    pictured = wanted;
    const fresh = parse(model.get("svg"));
    // A picture to others, a thing to handle here: its parts have names of their own.
    fresh.setAttribute("role", "group");
    fresh.setAttribute("focusable", "false");
    fresh.removeAttribute("aria-labelledby");
    fresh.setAttribute("aria-label", model.get("words").board);
    fresh.querySelector("title")?.remove(); // browsers show it as a tooltip everywhere
    const labels = model.get("labels");
    const targets = new Set(model.get("targets"));
    const selection = model.get("selection");
    for (const group of fresh.querySelectorAll(TARGETS)) {
      const name = nameOf(group);
      group.id = `${view}-${name.replaceAll(":", "-")}`;
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", labels[name] ?? name);
      if (targets.has(name)) group.dataset.legal = "true";
      if (selection) group.setAttribute("aria-pressed", String(name === selection));
    }
    stage.querySelector(".zebres-cursor")?.remove();
    const present = stage.firstElementChild;
    if (present) morph(present, fresh);
    else stage.append(fresh);
    showCursor();
  }

  function showNotes() {
    notes.replaceChildren(
      ...model.get("notes").map((note) => {
        const item = element("li", note.happened ? "" : "zebres-near-miss");
        item.textContent = note.text;
        item.title = note.rule;
        item.dataset.rule = note.rule;
        return item;
      }),
    );
    told.hidden = !model.get("notes").length;
  }

  function showWords() {
    const words = model.get("words");
    root.lang = words.language;
    stage.setAttribute("aria-label", words.board);
    stage.setAttribute("aria-roledescription", words.role);
    notes.setAttribute("aria-label", words.log);
    toldTitle.textContent = words.log;
    helpTitle.textContent = words["how-to"];
    helpText.textContent = words.help;
  }

  function showStatus() {
    const { text, kind } = model.get("status");
    status.textContent = text;
    status.dataset.kind = kind;
  }

  function announce() {
    // The same sentence again is read again only if the region changes.
    const text = model.get("announcement");
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  }

  let drawing = false;
  function show() {
    drawing = false;
    showWords();
    showPicture();
    showStatus();
    showButtons();
    showSlider();
    showNotes();
    root.dataset.handled = model.get("handled");
  }
  // One message changes several traits; they are shown together.
  function showSoon() {
    if (!drawing) queueMicrotask(show);
    drawing = true;
  }
  const traits = ["svg", "labels", "targets", "selection", "status", "buttons", "slider", "notes"];
  const events = [...traits, "words"].map((name) => `change:${name}`).join(" ");
  function answered() {
    window.clearTimeout(waiting);
    announce();
    showSoon();
  }
  model.on(events, showSoon);
  model.on("change:handled", answered);
  show();

  return () => {
    window.clearTimeout(waiting);
    stopRepeating();
    model.off(events, showSoon);
    model.off("change:handled", answered);
  };
}

export default { render };
