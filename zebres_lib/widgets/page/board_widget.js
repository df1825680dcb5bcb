// Shows the state of a board and reports what was chosen. No rule of the game is known here: what
// can be chosen, what is said and what a choice does all come from the kernel.

const TARGETS = "[data-square],[data-post],[data-hand]";
const SVG = "http://www.w3.org/2000/svg";
const ANSWER_MILLISECONDS = 4000;
const INSET = 3;
const REPEAT_MILLISECONDS = 1400;
const STROKE_PIXELS = 6;
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

// Makes the children of a node those of a list, keeping the ones that are there already, so that
// what has the focus or is being written in is not built anew.
function sync(parent, list, make, update) {
  const wanted = new Set(list.map(({ id }) => id));
  const present = new Map();
  for (const child of [...parent.children]) {
    if (wanted.has(child.dataset.key)) present.set(child.dataset.key, child);
    else child.remove();
  }
  list.forEach((spec, index) => {
    const node = present.get(spec.id) ?? make(spec);
    node.dataset.key = spec.id;
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
    update(node, spec);
  });
}

// --- where a board is edited: tools above it ---

// Radio buttons and checkboxes of the browser: one tab stop a group, arrows choose.
function showTools(place, groups, view, pick) {
  const makeGroup = ({ id, switches }) => {
    const group = element("fieldset", "zebres-tools");
    group.append(element("legend"), element("div", "zebres-tool-row"));
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
    const button = element("button", "zebres-button", { type: "button" });
    button.addEventListener("click", () => act[kind](id, button));
    return button;
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
  if (kind === "select" && input.dataset.options !== JSON.stringify(options)) {
    input.replaceChildren(...options.map(([id, text]) => new Option(text, id)));
    input.dataset.options = JSON.stringify(options);
  }
  // What is being written in gives way only to something new.
  if (input.dataset.shown === JSON.stringify(value)) return;
  input.dataset.shown = JSON.stringify(value);
  if (kind === "check") input.checked = value;
  else input.value = value;
  if (kind === "text") input.rows = Math.max(2, String(value).split("\n").length);
}

function valuesAround(button) {
  const inputs = button.closest("details").querySelectorAll("input, textarea, select");
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
    const section = element("details", "zebres-section");
    section.append(element("summary"), element("div", "zebres-inputs"));
    return section;
  };
  const updateSection = (section, { id, label, items }) => {
    section.firstChild.textContent = label;
    const make = (spec) => makeField(spec, `${view}-${id}`, act);
    sync(section.lastChild, items, make, updateField);
  };
  sync(place, sections, makeSection, updateSection);
  place.hidden = !sections.length;
}

async function copy(area) {
  try {
    await navigator.clipboard.writeText(area.value);
  } catch {
    area.select(); // a page that is not served safely has no clipboard of that kind
    document.execCommand("copy");
  }
}

function save({ name, text }) {
  const href = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const link = element("a", "", { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(href), 1000);
}

function render({ model, el }) {
  const view = `zebres-view-${++views}`;
  const root = element("div", "zebres-board");
  root.dataset.lmSuppressShortcuts = "true";
  const status = element("p", "zebres-status");
  const tools = element("div", "zebres-toolbox");
  const stage = element("div", "zebres-stage", { tabIndex: 0 });
  stage.setAttribute("role", "application");
  stage.setAttribute("aria-describedby", `${view}-help`);
  const controls = element("div", "zebres-controls");
  const range = element("input", "zebres-slider", { type: "range", min: 0 });
  // JupyterLab takes the arrow keys of a slider from it unless the slider itself says no.
  range.dataset.lmSuppressShortcuts = "true";
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
  const sections = element("div", "zebres-sections");
  main.append(status, tools, stage, range, controls, help);
  told.append(toldTitle, notes, sections);
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

  const paints = () => Boolean(model.get("paints")); // only where a board is edited
  const places = () => (paints() ? "[data-square]" : TARGETS);
  const groups = () => [...stage.querySelectorAll(places())];
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
    const sent = key.length === 1 || (model.get("tools") && ["Delete", "Backspace"].includes(key));
    if (sent) send({ type: "key", key });
    return sent;
  }

  function pressUndo(event) {
    const id = { z: event.shiftKey ? "redo" : "undo", y: "redo" }[event.key.toLowerCase()];
    const found = id && model.get("buttons").find((button) => button.id === id);
    if (found?.enabled) send({ type: "press", id });
    return Boolean(found);
  }

  stage.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.altKey) return;
    stage.classList.add("zebres-by-keys");
    const command = event.ctrlKey || event.metaKey;
    const taken = command ? pressUndo(event) : pressKey(event.key, event.shiftKey);
    if (taken) event.preventDefault();
  });
  // The notebook around must see none of this: its shortcuts delete and insert cells.
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => {
      if (event.key !== "Tab") event.stopPropagation();
    });
  }

  stage.addEventListener("pointerdown", () => stage.classList.remove("zebres-by-keys"));
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
    const name = nameOf(under);
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

  // --- fields ---

  let saving = false;
  const acts = {
    button: (id, button) => send({ type: "press", id, values: valuesAround(button) }),
    fill: (name, value) => send({ type: "fill", name, value }),
    copy: async (_, button) => {
      const area = button.parentNode.querySelector(`[name="${button.dataset.of}"]`);
      await copy(area);
      status.textContent = live.textContent = model.get("words").copied;
      status.dataset.kind = "done";
    },
    download: (id) => {
      saving = true; // other views of this board get the file too, and did not ask for it
      send({ type: "download", id });
    },
  };
  function received(content) {
    if (content.type === "download" && saving) save(content);
    saving = false;
  }

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
    stage.classList.toggle("zebres-paints", paints());
    // A board of few columns is not blown up to squares as large as a hand.
    if (paints()) fresh.style.maxWidth = `${fresh.getAttribute("width")}px`;
    for (const group of fresh.querySelectorAll(places())) {
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
        if (note.severity) item.dataset.severity = note.severity;
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
    showTools(tools, model.get("tools") ?? [], view, (group, tool) =>
      send({ type: "pick", group, tool }),
    );
    showSections(sections, model.get("sections") ?? [], view, acts);
    root.dataset.handled = model.get("handled");
  }
  // One message changes several traits; they are shown together.
  function showSoon() {
    if (!drawing) queueMicrotask(show);
    drawing = true;
  }
  const traits = ["svg", "labels", "targets", "selection", "status", "buttons", "slider", "notes"];
  traits.push("tools", "sections");
  const events = [...traits, "words"].map((name) => `change:${name}`).join(" ");
  function answered() {
    window.clearTimeout(waiting);
    announce();
    showSoon();
  }
  model.on(events, showSoon);
  model.on("change:handled", answered);
  model.on("msg:custom", received);
  show();

  return () => {
    window.clearTimeout(waiting);
    stopRepeating();
    model.off(events, showSoon);
    model.off("change:handled", answered);
    model.off("msg:custom", received);
  };
}

export default { render };
