// Shows cards that one puts in order, and what stands around them. No rule of the games is known
// here: what is made, what may be chosen and what is said all come from the kernel.

const TARGETS = "[data-card],[data-joint]";
const ANSWER_MILLISECONDS = 4000;
const DRAG_PIXELS = 6;
let views = 0;

function element(tag, className, properties = {}) {
  const made = document.createElement(tag);
  made.className = className;
  return Object.assign(made, properties);
}

function nameOf(group) {
  const { card, joint } = group.dataset;
  return card ? `card:${card}` : `joint:${joint}`;
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

function showIn(place, fresh) {
  if (place.firstElementChild) morph(place.firstElementChild, fresh);
  else place.append(fresh);
}

function noteItem(note) {
  const item = element("li", note.happened ? "" : "zoo-near-miss", { textContent: note.text });
  item.title = note.rule;
  item.dataset.rule = note.rule;
  return item;
}

// One field of the form for a new game.
function field(spec, id) {
  const row = element("div", "zoo-field");
  row.dataset.field = spec.name;
  const label = element("label", "", { htmlFor: id, textContent: spec.label });
  let read;
  if (spec.type === "select") {
    const select = element("select", "", { id });
    for (const [value, name] of spec.options) select.append(new Option(name, value));
    select.value = spec.value;
    read = () => select.value;
    row.append(label, select);
  } else {
    const input = element("input", "", { id, type: "number", min: spec.least, max: spec.most });
    input.value = spec.value ?? "";
    if (spec.hint) input.placeholder = spec.hint;
    read = () => (input.value === "" ? null : Number(input.value));
    row.append(label, input);
  }
  return { name: spec.name, row, read, shownIf: spec["shown-if"] };
}

function render({ model, el }) {
  const view = `zoo-view-${++views}`;
  const root = element("div", "zoo");
  root.dataset.lmSuppressShortcuts = "true";
  const top = element("div", "zoo-top");
  const status = element("p", "zoo-status");
  const languages = element("div", "zoo-languages");
  const seats = element("div", "zoo-seats");
  const stage = element("div", "zoo-stage", { tabIndex: 0 });
  const controls = element("div", "zoo-controls");
  const help = element("details", "zoo-help");
  const helpTitle = element("summary", "");
  const helpText = element("p", "", { id: `${view}-help` });
  const why = element("ul", "zoo-notes zoo-why");
  const table = element("div", "zoo-picture");
  const log = element("section", "zoo-log", { tabIndex: 0 });
  const logTitle = element("h3", "zoo-title", { id: `${view}-log` });
  const turns = element("ol", "zoo-turns");
  const newGame = element("details", "zoo-fold");
  const newGameTitle = element("summary", "");
  const form = element("form", "zoo-form");
  const live = element("div", "zoo-live");
  stage.setAttribute("role", "application");
  stage.setAttribute("aria-describedby", helpText.id);
  seats.setAttribute("role", "group");
  languages.setAttribute("role", "group");
  log.setAttribute("aria-labelledby", logTitle.id);
  live.setAttribute("aria-live", "polite");
  live.setAttribute("aria-atomic", "true");
  help.append(helpTitle, helpText);
  log.append(logTitle, turns);
  newGame.append(newGameTitle, form);
  const main = element("div", "zoo-main");
  const side = element("div", "zoo-side");
  const layout = element("div", "zoo-layout");
  top.append(status, languages);
  main.append(top, seats, stage, controls, why, help);
  side.append(table, log, newGame);
  layout.append(main, side);
  root.append(layout, live);
  el.append(root);

  let cursor = null;
  let waiting = 0;
  let drag = null;

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

  const hand = () => model.get("hand");
  const order = () => hand().order;
  const lifted = () => hand().lifted;

  // --- the cursor ---

  const find = (name) => {
    const [kind, which] = (name ?? "").split(":");
    return kind ? stage.querySelector(`[data-${kind}="${CSS.escape(which)}"]`) : null;
  };
  const has = (name) => Object.hasOwn(hand().labels, name);

  function moveTo(name) {
    if (!has(name)) return;
    cursor = name;
    showCursor();
  }

  function showCursor() {
    if (!has(cursor)) cursor = order().length ? `card:${order()[0]}` : null;
    for (const group of stage.querySelectorAll("[data-cursor]")) delete group.dataset.cursor;
    const group = find(cursor);
    if (!group) return;
    group.dataset.cursor = "true";
    stage.setAttribute("aria-activedescendant", group.id);
  }

  function sideways(step) {
    const cards = order();
    if (lifted()) {
      send({ type: "move", card: lifted(), to: cards.indexOf(lifted()) + step });
      return;
    }
    const [kind, which] = cursor.split(":");
    if (kind === "joint") moveTo(`joint:${Number(which) + step}`);
    else moveTo(`card:${cards[cards.indexOf(Number(which)) + step]}`);
  }

  function toEnd(last) {
    const cards = order();
    if (lifted()) send({ type: "move", card: lifted(), to: last ? cards.length - 1 : 0 });
    else if (cursor.startsWith("joint")) moveTo(`joint:${last ? cards.length - 2 : 0}`);
    else moveTo(`card:${last ? cards.at(-1) : cards[0]}`);
  }

  function toJoint() {
    if (lifted() || !cursor.startsWith("card")) return;
    const place = order().indexOf(Number(cursor.slice(5)));
    moveTo(`joint:${Math.min(place, order().length - 2)}`);
  }

  function toCard() {
    if (cursor.startsWith("joint")) moveTo(`card:${order()[Number(cursor.slice(6))]}`);
  }

  function choose(name) {
    if (!name) return;
    const [kind, which] = name.split(":");
    if (kind === "joint") send({ type: "ask", joint: Number(which) });
    else send({ type: "choose", card: Number(which) });
  }

  const keys = {
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    ArrowDown: toJoint,
    ArrowUp: toCard,
    Home: () => toEnd(false),
    End: () => toEnd(true),
    Enter: () => choose(cursor),
    " ": () => choose(cursor),
    Escape: () => send({ type: "cancel" }),
  };

  stage.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    stage.classList.add("zoo-by-keys");
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  });
  // The notebook around must see none of this: its shortcuts delete and insert cells.
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => {
      if (event.key !== "Tab") event.stopPropagation();
    });
  }

  // --- dragging, by mouse, finger or pen ---

  function scale() {
    const svg = stage.firstElementChild;
    return svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
  }

  const placeOf = (group) => group.transform.baseVal.consolidate().matrix;

  function follow() {
    const group = drag?.moving && stage.querySelector(`[data-card="${drag.card}"]`);
    if (!group) return;
    group.classList.add("zoo-dragged");
    group.style.transform = `translate(${drag.x}px, ${drag.y}px)`;
  }

  function endDrag(message) {
    if (drag?.moving) send(message);
    const group = drag && stage.querySelector(`[data-card="${drag.card}"]`);
    group?.classList.remove("zoo-dragged");
    group?.style.removeProperty("transform");
    drag = null;
  }

  stage.addEventListener("pointerdown", (event) => {
    stage.classList.remove("zoo-by-keys");
    const group = event.target.closest("[data-card]");
    if (!group || hand().mode !== "arrange" || event.button !== 0 || !event.isPrimary) return;
    const { e, f } = placeOf(group);
    const places = [...stage.querySelectorAll("[data-card]")].map((each) => placeOf(each).e);
    drag = {
      card: Number(group.dataset.card),
      pointer: event.pointerId,
      from: [event.clientX, event.clientY],
      home: [e, f],
      places: places.sort((one, other) => one - other),
      moving: false,
    };
  });

  stage.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const by = [event.clientX - drag.from[0], event.clientY - drag.from[1]];
    if (!drag.moving) {
      if (Math.hypot(...by) < DRAG_PIXELS) return;
      drag.moving = true;
      drag.place = order().indexOf(drag.card);
      stage.setPointerCapture(drag.pointer);
      if (lifted() !== drag.card) send({ type: "lift", card: drag.card });
    }
    const unit = scale();
    drag.x = drag.home[0] + by[0] * unit;
    drag.y = drag.home[1] + Math.max(-10, Math.min(10, by[1] * unit));
    follow();
    const distances = drag.places.map((place) => Math.abs(place - drag.x));
    const place = distances.indexOf(Math.min(...distances));
    if (place === drag.place) return;
    drag.place = place;
    send({ type: "move", card: drag.card, to: place });
  });

  let dragged = false; // a drag ends with a click, which is not one
  stage.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    dragged = drag.moving;
    cursor = `card:${drag.card}`;
    endDrag({ type: "drop" });
  });
  stage.addEventListener("pointercancel", () => endDrag({ type: "cancel" }));

  stage.addEventListener("click", (event) => {
    const group = event.target.closest(TARGETS);
    stage.focus({ preventScroll: true });
    const ended = dragged;
    dragged = false;
    if (!group || ended) return;
    moveTo(nameOf(group));
    choose(cursor);
  });

  // --- rows of buttons ---

  function buttonRow(place, wanted, attribute, message, fill) {
    const present = [...place.children].map((button) => button.dataset[attribute]);
    if (present.join() !== wanted.map((each) => String(each.id)).join()) {
      const focused = document.activeElement?.dataset?.[attribute];
      const within = place.contains(document.activeElement);
      place.replaceChildren(
        ...wanted.map((each) => {
          const button = element("button", "zoo-button", { type: "button" });
          button.dataset[attribute] = each.id;
          button.addEventListener("click", () => {
            if (button.getAttribute("aria-disabled") !== "true") send(message(each.id));
          });
          return button;
        }),
      );
      const next = [...place.children].find((each) => each.dataset[attribute] === focused);
      if (within) (next ?? stage).focus();
    }
    wanted.forEach((each, index) => fill(place.children[index], each));
    place.hidden = !wanted.length;
  }

  function showButtons() {
    buttonRow(
      controls,
      model.get("buttons"),
      "press",
      (id) => ({ type: "press", id }),
      (button, { label, hint, primary, enabled }) => {
        button.textContent = label;
        button.title = hint;
        button.classList.toggle("zoo-primary", primary);
        // Disabled in name only: a button that loses the focus with its last press is a trap.
        button.setAttribute("aria-disabled", String(!enabled));
      },
    );
  }

  function showSeats() {
    buttonRow(
      seats,
      model.get("seats"),
      "seat",
      (id) => ({ type: "seat", seat: id }),
      (button, { name, text, current, ready }) => {
        button.setAttribute("aria-pressed", String(current));
        button.classList.toggle("zoo-ready", ready);
        button.replaceChildren(
          element("strong", "", { textContent: name }),
          element("span", "", { textContent: text }),
        );
      },
    );
  }

  function showLanguages(words) {
    buttonRow(
      languages,
      words.languages.map(([id, name]) => ({ id, name })),
      "language",
      (id) => ({ type: "language", language: id }),
      (button, { id, name }) => {
        button.textContent = id.toUpperCase();
        button.title = name;
        button.lang = id;
        button.setAttribute("aria-label", `${id.toUpperCase()}, ${name}`);
        button.setAttribute("aria-pressed", String(id === words.language));
      },
    );
  }

  // --- the form for a new game ---

  let readers = [];
  const values = () => Object.fromEntries(readers.map(({ name, read }) => [name, read()]));
  function showNeeded() {
    const now = values();
    for (const { row, shownIf } of readers) {
      if (shownIf) row.hidden = !shownIf[1].includes(now[shownIf[0]]);
    }
  }
  form.noValidate = true; // the rules say what they take
  form.addEventListener("change", showNeeded);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: "new-game", fields: values() });
  });

  function showForm(specs, words) {
    newGame.hidden = !specs.length;
    newGameTitle.textContent = words["new-game"];
    readers = specs.map((spec) => field(spec, `${view}-${spec.name}`));
    const start = element("button", "zoo-button zoo-primary", { type: "submit" });
    start.textContent = words.start;
    form.replaceChildren(...readers.map(({ row }) => row), start);
    showNeeded();
  }

  // --- from the kernel ---

  const shown = {};
  const changed = (name, value) => {
    const now = JSON.stringify(value);
    if (shown[name] === now) return false;
    shown[name] = now;
    return true;
  };

  function showHand() {
    const { svg, labels, mode, label } = hand();
    stage.hidden = !svg;
    if (!svg) return;
    const fresh = parse(svg);
    // A picture to others, a thing to handle here: its parts have names of their own.
    fresh.setAttribute("role", "group");
    fresh.setAttribute("focusable", "false");
    fresh.removeAttribute("aria-labelledby");
    fresh.setAttribute("aria-label", label);
    fresh.querySelector("title")?.remove(); // browsers show it as a tooltip everywhere
    for (const group of fresh.querySelectorAll(TARGETS)) {
      const name = nameOf(group);
      group.id = `${view}-${name.replaceAll(":", "-")}`;
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", labels[name] ?? name);
    }
    stage.dataset.mode = mode;
    showIn(stage, fresh);
    follow();
    showCursor();
  }

  function showTable() {
    const { svg } = model.get("picture");
    table.hidden = !svg;
    if (svg) showIn(table, parse(svg));
  }

  function showWords(words) {
    root.lang = words.language;
    stage.setAttribute("aria-label", words.hand);
    stage.setAttribute("aria-roledescription", words.role);
    seats.setAttribute("aria-label", words.players);
    languages.setAttribute("aria-label", words["language-label"]);
    logTitle.textContent = words.log;
    helpTitle.textContent = words["how-to"];
    helpText.textContent = words.help;
    why.setAttribute("aria-label", words.joints);
    showLanguages(words);
  }

  function showNotes() {
    const notes = model.get("notes");
    why.replaceChildren(...notes.map(noteItem));
    why.hidden = !notes.length;
  }

  function showLog(entries) {
    log.hidden = !entries.length;
    turns.replaceChildren(
      ...entries.map((entry) => {
        const item = element("li", "zoo-turn");
        const notes = element("ul", "zoo-notes");
        notes.append(...entry.notes.map(noteItem));
        item.append(element("h4", "", { textContent: entry.title }), notes);
        return item;
      }),
    );
    log.scrollTop = 0;
  }

  function announce() {
    // The same sentence again is read again only if the region changes.
    const text = model.get("announcement");
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  }

  let drawing = false;
  function show() {
    drawing = false;
    const words = model.get("words");
    const { text, kind } = model.get("status");
    status.textContent = text;
    status.dataset.kind = kind;
    if (changed("words", words)) showWords(words);
    if (changed("hand", hand())) showHand();
    if (changed("picture", model.get("picture"))) showTable();
    if (changed("seats", model.get("seats"))) showSeats();
    if (changed("buttons", model.get("buttons"))) showButtons();
    if (changed("notes", model.get("notes"))) showNotes();
    if (changed("log", model.get("log"))) showLog(model.get("log"));
    if (changed("form", [model.get("form"), words])) showForm(model.get("form"), words);
    root.dataset.handled = model.get("handled");
  }
  // One message changes several traits; they are shown together.
  function showSoon() {
    if (!drawing) queueMicrotask(show);
    drawing = true;
  }
  function answered() {
    window.clearTimeout(waiting);
    announce();
    showSoon();
  }
  model.on("change:handled", answered);
  const traits = ["words", "hand", "picture", "seats", "buttons", "notes", "log", "form", "status"];
  const events = traits.map((name) => `change:${name}`).join(" ");
  model.on(events, showSoon);
  show();

  return () => {
    window.clearTimeout(waiting);
    model.off(events, showSoon);
    model.off("change:handled", answered);
  };
}

export default { render };
