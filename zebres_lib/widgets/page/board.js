// Shows the state of a board and reports what was chosen.

import {
  button, copy, describe, element, fillButton, fold, handledStage, helpFold, nameOf, noteItem,
  openPage, parse, parseHandled, save, setOptions, setText, showButtons, showIn, sync,
} from "./kit.js";

const KINDS = ["square", "post", "hand"];
const TARGETS = KINDS.map((kind) => `[data-${kind}]`).join();
const SVG = "http://www.w3.org/2000/svg";
const INSET = 3;
const REPEAT_MILLISECONDS = 1400;
const STROKE_PIXELS = 6;

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

// --- where a board is edited: tools above it ---

// Radio buttons and checkboxes of the browser: one tab stop a group, arrows choose.
function showTools(place, groups, view, pick) {
  const makeGroup = ({ id, switches }) => {
    const group = element("fieldset", "zebres-tools");
    group.append(element("legend"), element("div", "zebres-row"));
    group.dataset.name = `${view}-${id}`;
    group.dataset.type = switches ? "checkbox" : "radio";
    return group;
  };
  const updateGroup = (group, { id: name, label, items }) => {
    group.firstChild.textContent = label;
    const makeTool = ({ id }) => {
      const tool = element("label", "zebres-tool");
      const { name: shared, type } = group.dataset;
      const input = element("input", "", { type, name: shared, value: id });
      input.addEventListener("change", () => pick(name, id));
      tool.append(input, element("span", "zebres-tool-icon"), element("span", "zebres-tool-name"));
      return tool;
    };
    const updateTool = (tool, { label: text, chosen, hint, icon }) => {
      const [input, picture, caption] = tool.children;
      input.checked = chosen;
      if (hint) input.setAttribute("aria-label", hint);
      tool.title = hint;
      caption.textContent = text;
      if (picture.dataset.icon !== icon) {
        picture.replaceChildren(...(icon ? [parse(icon)] : []));
        picture.dataset.icon = icon;
        picture.setAttribute("aria-hidden", "true");
      }
    };
    sync(group.lastChild, items, makeTool, updateTool);
  };
  sync(place, groups, makeGroup, updateGroup);
  place.hidden = !groups.length;
}

// --- and fields beside or below it ---

function makeField({ id, kind, least, most, eager }, name, act) {
  if (["button", "copy", "download"].includes(kind)) {
    const made = button("", () => act[kind](id, made));
    return made;
  }
  const field = element("label", `zebres-input zebres-input-${kind}`);
  const tag = { text: "textarea", select: "select" }[kind] ?? "input";
  const input = element(tag, "", { name: id, id: `${name}-${id}` });
  if (kind === "number") Object.assign(input, { type: "number", min: least, max: most });
  if (kind === "check") input.type = "checkbox";
  if (kind === "text") input.spellcheck = false;
  if (kind === "check" || kind === "select" || eager) {
    input.addEventListener("change", () =>
      act.fill(id, kind === "check" ? input.checked : input.value),
    );
  }
  const caption = element("span");
  field.append(...(kind === "check" ? [input, caption] : [caption, input]));
  return field;
}

function updateField(field, { label, kind, value, options, hint, of, primary }) {
  field.title = hint;
  if (field.localName === "button") {
    field.textContent = label;
    field.dataset.of = of;
    field.classList.toggle("zebres-primary", primary);
    return;
  }
  const input = field.querySelector("input, textarea, select");
  field.querySelector("span").textContent = label;
  if (kind === "select") setOptions(input, options, input.value);
  // What is being written in gives way only to something new.
  if (input.dataset.shown === JSON.stringify(value)) return;
  input.dataset.shown = JSON.stringify(value);
  if (kind === "check") input.checked = value;
  else input.value = value;
  if (kind === "text") input.rows = Math.max(2, String(value).split("\n").length);
}

function valuesAround(made) {
  const inputs = made.closest("details").querySelectorAll("input, textarea, select");
  const read = (input) => {
    if (input.type === "checkbox") return input.checked;
    if (input.type === "number") return input.value === "" ? null : Number(input.value);
    input.dataset.shown = ""; // what was written gives way to what is made of it
    return input.value;
  };
  return Object.fromEntries([...inputs].map((input) => [input.name, read(input)]));
}

function showSections(place, sections, view, act) {
  const makeSection = () => {
    const { node } = fold("zebres-section");
    node.append(element("div", "zebres-inputs"));
    return node;
  };
  const updateSection = (section, { id, label, items }) => {
    section.firstChild.textContent = label;
    const make = (spec) => makeField(spec, `${view}-${id}`, act);
    sync(section.lastChild, items, make, updateField);
  };
  sync(place, sections, makeSection, updateSection);
  place.hidden = !sections.length;
}

function render(given) {
  const page = openPage(given, "zebres-board");
  const { view, root, status, live, state, send, say } = page;
  const help = helpFold(view);
  const stage = handledStage(help.id, (event) =>
    event.ctrlKey || event.metaKey ? pressUndo(event) : pressKey(event.key, event.shiftKey),
  );
  const tools = element("div", "zebres-toolbox");
  const controls = element("div", "zebres-controls");
  const range = element("input", "zebres-slider", { type: "range", min: 0 });
  const notes = element("ul", "zebres-notes");
  const main = element("div", "zebres-main");
  const told = element("div", "zebres-told");
  const toldTitle = element("p", "zebres-told-title");
  const layout = element("div", "zebres-layout");
  const sections = element("div", "zebres-sections");
  main.append(status, tools, stage, range, controls, help.node);
  told.append(toldTitle, notes, sections);
  layout.append(main, told);
  root.append(layout, live);

  let cursor = null;
  let repeating = 0;

  function choose(name) {
    if (name) send({ type: "choose", target: name });
  }

  // --- the cursor ---

  const paints = () => Boolean(state.paints); // only where a board is edited
  const places = () => (paints() ? "[data-square]" : TARGETS);
  const groups = () => [...stage.querySelectorAll(places())];
  const find = (name) => groups().find((group) => nameOf(group, KINDS) === name);

  function moveTo(group) {
    if (!group) return;
    cursor = nameOf(group, KINDS);
    showCursor();
  }

  function showCursor() {
    const group = find(cursor) ?? find(state.targets[0]) ?? groups()[0];
    stage.querySelector(".zebres-cursor")?.remove();
    if (!group) return;
    cursor = nameOf(group, KINDS);
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
    Enter: () => choose(cursor),
    " ": () => choose(cursor),
    Escape: () => send({ type: "cancel" }),
  };

  // Where territories are painted, these are the letters of two of them.
  const jumps = { n: () => toNextTarget(1), p: () => toNextTarget(-1) };

  function pressKey(key, shift) {
    const act = keys[key] ?? (paints() ? undefined : jumps[key.toLowerCase()]);
    if (act) {
      const from = cursor;
      act();
      if (shift && paints() && key.startsWith("Arrow") && cursor !== from) {
        send({ type: "stroke", number: `${view}-${++strokes}`, targets: [from, cursor] });
      }
      return true;
    }
    const sent = key.length === 1 || (state.tools && ["Delete", "Backspace"].includes(key));
    if (sent) send({ type: "key", key });
    return sent;
  }

  function pressUndo(event) {
    const id = { z: event.shiftKey ? "redo" : "undo", y: "redo" }[event.key.toLowerCase()];
    const found = id && state.buttons.find((button) => button.id === id);
    if (found?.enabled) send({ type: "press", id });
    return Boolean(found);
  }

  stage.addEventListener("click", (event) => {
    const group = event.target.closest(places());
    stage.focus({ preventScroll: true });
    if (paints() && event.detail) return; // a pointer has painted already
    if (!group) return;
    moveTo(group);
    choose(cursor);
  });

  // --- painting: a movement of the pointer over squares is one stroke ---

  let strokes = 0;
  let stroke = null;

  function strokeTo(x, y) {
    const under = stage.getRootNode().elementFromPoint(x, y)?.closest("[data-square]");
    if (!under || !stage.contains(under)) return;
    const name = nameOf(under, KINDS);
    if (stroke.targets.includes(name)) return;
    stroke.targets.push(name);
    moveTo(under);
    send({ type: "stroke", number: stroke.number, targets: [...stroke.targets] });
  }

  stage.addEventListener("pointerdown", (event) => {
    if (!paints() || event.button || !event.target.closest("[data-square]")) return;
    const { clientX: x, clientY: y, pointerId } = event;
    stroke = { number: `${view}-${++strokes}`, targets: [], x, y, pointerId };
    stage.setPointerCapture(pointerId);
    strokeTo(x, y);
  });
  stage.addEventListener("pointermove", (event) => {
    if (stroke?.pointerId !== event.pointerId) return;
    // A quick hand skips squares; the straight way between two places does not.
    const { x, y } = stroke;
    const { clientX, clientY } = event;
    const steps = Math.ceil(Math.hypot(clientX - x, clientY - y) / STROKE_PIXELS);
    for (let step = 1; step <= steps; step += 1) {
      strokeTo(x + ((clientX - x) * step) / steps, y + ((clientY - y) * step) / steps);
    }
    Object.assign(stroke, { x: clientX, y: clientY });
  });
  for (const type of ["pointerup", "pointercancel"]) {
    stage.addEventListener(type, () => {
      stroke = null;
    });
  }

  // --- buttons and slider ---

  function stopRepeating() {
    window.clearInterval(repeating);
    repeating = 0;
    for (const made of controls.querySelectorAll("[aria-pressed=true]")) {
      made.setAttribute("aria-pressed", "false");
    }
  }

  function press(made, { id, repeat }) {
    if (!repeat) {
      stopRepeating();
      send({ type: "press", id });
    } else if (repeating) {
      stopRepeating();
    } else {
      made.setAttribute("aria-pressed", "true");
      const again = () => {
        const target = state.buttons.find((other) => other.id === repeat);
        if (!root.isConnected || !target?.enabled) stopRepeating();
        else send({ type: "press", id: repeat });
      };
      repeating = window.setInterval(again, REPEAT_MILLISECONDS);
      again();
    }
  }

  let offered = "";
  function showControls() {
    const now = state.buttons.map(({ id }) => id).join();
    if (now !== offered) stopRepeating();
    offered = now;
    const specOf = (wanted) => state.buttons.find(({ id }) => id === wanted);
    const fill = (made, spec) => {
      fillButton(made, spec);
      if (spec.repeat && !repeating) made.setAttribute("aria-pressed", "false");
    };
    showButtons(controls, state.buttons, (id, made) => press(made, specOf(id)), { fill });
  }

  function showSlider() {
    const { slider } = state;
    range.hidden = !slider;
    if (!slider) return;
    range.max = slider.most;
    range.value = slider.value;
    describe(range, { "aria-label": slider.label, "aria-valuetext": slider.text });
  }
  range.addEventListener("input", () => {
    stopRepeating();
    send({ type: "slide", value: Number(range.value) });
  });

  // --- fields ---

  let saving = false;
  const acts = {
    button: (id, made) => send({ type: "press", id, values: valuesAround(made) }),
    fill: (name, value) => send({ type: "fill", name, value }),
    copy: async (_, made) => {
      const area = made.parentNode.querySelector(`[name="${made.dataset.of}"]`);
      await copy(area);
      say(state.words.copied, "done");
    },
    download: (id) => {
      saving = true; // other views of this board get the file too, and did not ask for it
      send({ type: "download", id });
    },
  };
  function received(content) {
    if (content.type === "download" && saving) save(content.name, content.text, "image/svg+xml");
    saving = false;
  }

  // --- from the kernel ---

  function showPicture() {
    const { svg, labels, targets, selection, words } = state;
    const kinds = paints() ? ["square"] : KINDS;
    const fresh = parseHandled(svg, { view, kinds, label: words.board, labels });
    stage.classList.toggle("zebres-paints", paints());
    // A board of few columns is not blown up to squares as large as a hand.
    if (paints()) fresh.style.maxWidth = `${fresh.getAttribute("width")}px`;
    for (const group of fresh.querySelectorAll(places())) {
      const name = nameOf(group, KINDS);
      if (targets.includes(name)) group.dataset.legal = "true";
      if (selection) group.setAttribute("aria-pressed", String(name === selection));
    }
    stage.querySelector(".zebres-cursor")?.remove();
    showIn(stage, fresh);
    showCursor();
  }

  function showNotes() {
    notes.replaceChildren(...state.notes.map(noteItem));
    told.hidden = !state.notes.length;
  }

  function showWords() {
    const { words } = state;
    describe(stage, { "aria-label": words.board, "aria-roledescription": words.role });
    notes.setAttribute("aria-label", words.log);
    setText(toldTitle, words.log);
    help.show(words);
  }

  const pick = (group, tool) => send({ type: "pick", group, tool });
  given.model.on("msg:custom", received);
  const end = page.show([
    [["words"], showWords],
    [["svg", "labels", "targets", "selection", "words"], showPicture],
    [["buttons"], showControls],
    [["slider", "handled"], showSlider],
    [["notes"], showNotes],
    // What was chosen or written here gives way to what the kernel makes of it.
    [["tools", "handled"], () => showTools(tools, state.tools ?? [], view, pick)],
    [["sections", "handled"], () => showSections(sections, state.sections ?? [], view, acts)],
  ]);
  return () => {
    end();
    stopRepeating();
    given.model.off("msg:custom", received);
  };
}

export default { render };
