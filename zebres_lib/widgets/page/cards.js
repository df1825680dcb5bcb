// Shows cards that one puts in order, and what stands around them.

import {
  describe, element, handledStage, helpFold, languageRow, nameOf, newGameForm, noteItem, openPage,
  parse, parseHandled, setText, showButtons, showIn, text,
} from "./kit.js";

const KINDS = ["card", "joint"];
const DRAG_PIXELS = 6;

function render(given) {
  const page = openPage(given, "zoo");
  const { view, root, status, live, state, send } = page;
  const help = helpFold(view);
  const languages = languageRow(page);
  const newGame = newGameForm(page);
  const stage = handledStage(help.id, ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || !keys[key]) return false;
    keys[key]();
    return true;
  });
  const top = element("div", "zoo-top");
  const seats = describe(element("div", "zoo-seats"), { role: "group" });
  const controls = element("div", "zebres-controls");
  const why = element("ul", "zebres-notes zoo-why");
  const table = element("div", "zoo-picture");
  const log = element("section", "zoo-log", { tabIndex: 0 });
  const logTitle = element("h3", "zebres-title", { id: `${view}-log` });
  const turns = element("ol");
  log.setAttribute("aria-labelledby", logTitle.id);
  log.append(logTitle, turns);
  const main = element("div", "zoo-main");
  const side = element("div", "zoo-side");
  const layout = element("div", "zoo-layout");
  top.append(status, languages.node);
  main.append(top, seats, stage, controls, why, help.node);
  side.append(table, log, newGame.node);
  layout.append(main, side);
  root.append(layout, live);

  let cursor = null;
  let drag = null;

  const hand = () => state.hand;
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

  // --- dragging, by mouse, finger or pen ---

  function scale() {
    const svg = stage.firstElementChild;
    return svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
  }

  const placeOf = (group) => group.transform.baseVal.consolidate().matrix;

  function follow() {
    const group = drag?.moving && stage.querySelector(`[data-card="${drag.card}"]`);
    if (!group) return;
    group.classList.add("zebres-dragged");
    group.style.transform = `translate(${drag.x}px, ${drag.y}px)`;
  }

  function endDrag(message) {
    if (drag?.moving) send(message);
    const group = drag && stage.querySelector(`[data-card="${drag.card}"]`);
    group?.classList.remove("zebres-dragged");
    group?.style.removeProperty("transform");
    drag = null;
  }

  stage.addEventListener("pointerdown", (event) => {
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
    const group = event.target.closest("[data-card],[data-joint]");
    stage.focus({ preventScroll: true });
    const ended = dragged;
    dragged = false;
    if (!group || ended) return;
    moveTo(nameOf(group, KINDS));
    choose(cursor);
  });

  // --- from the kernel ---

  function showControls() {
    showButtons(controls, state.buttons, (id) => send({ type: "press", id }), { fallback: stage });
  }

  function showSeats() {
    const fill = (made, { name, text: told, current, ready }) => {
      made.setAttribute("aria-pressed", String(current));
      made.classList.toggle("zoo-ready", ready);
      made.replaceChildren(text("strong", name), text("span", told));
    };
    const options = { attribute: "seat", fallback: stage, fill };
    showButtons(seats, state.seats, (seat) => send({ type: "seat", seat }), options);
  }

  function showHand() {
    const { svg, labels, mode, label } = hand();
    stage.hidden = !svg;
    if (!svg) return;
    stage.dataset.mode = mode;
    showIn(stage, parseHandled(svg, { view, kinds: KINDS, label, labels }));
    follow();
    showCursor();
  }

  function showTable() {
    const { svg } = state.picture;
    table.hidden = !svg;
    if (svg) showIn(table, parse(svg));
  }

  function showWords() {
    const { words } = state;
    describe(stage, { "aria-label": words.hand, "aria-roledescription": words.role });
    seats.setAttribute("aria-label", words.players);
    setText(logTitle, words.log);
    why.setAttribute("aria-label", words.joints);
    help.show(words);
    languages.show();
  }

  function showNotes() {
    why.replaceChildren(...state.notes.map(noteItem));
    why.hidden = !state.notes.length;
  }

  function showLog() {
    log.hidden = !state.turns.length;
    turns.replaceChildren(
      ...state.turns.map((turn) => {
        const item = element("li", "zoo-turn");
        const notes = element("ul", "zebres-notes");
        notes.append(...turn.notes.map(noteItem));
        item.append(text("h4", turn.title), notes);
        return item;
      }),
    );
    log.scrollTop = 0;
  }

  const showForm = () => newGame.show(state.form, state.words["new-game"], state.words.start);

  return page.show([
    [["words"], showWords],
    [["hand"], showHand],
    [["picture"], showTable],
    [["seats"], showSeats],
    [["buttons"], showControls],
    [["notes"], showNotes],
    [["turns"], showLog],
    [["form", "words"], showForm],
  ]);
}

export default { render };
