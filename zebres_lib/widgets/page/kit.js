// What all pages share: nodes, pictures, buttons and fields, and the way to the kernel and back.
// No rule of a game is known on a page: what can be chosen, what is said and what a choice does all
// come from the kernel. All texts are put in as text, never as HTML, whoever wrote them.

const FOCUSABLE = ["input", "select", "textarea", "button", "summary"];
// A browser loads this module once for every widget: counting alone would give ids twice.
const origin = Math.random().toString(36).slice(2, 8);
let views = 0;

export function element(tag, className = "", properties = {}) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  // JupyterLab looks for its shortcuts from what has the focus upwards, and finds them there first.
  if (FOCUSABLE.includes(tag)) made.dataset.lmSuppressShortcuts = "true";
  return Object.assign(made, properties);
}

export const text = (tag, content, className = "") =>
  element(tag, className, { textContent: content });

export function describe(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

// Written only where it differs, so that nothing is read aloud or selected anew.
export function setText(node, content) {
  if (node.textContent !== content) node.textContent = content;
}

// --- the page -----------------------------------------------------------------------------------

// Opens a page: its root node, the state that the kernel sends, and the way to send a message.
// `say` is how a sentence of the page's own is told, by default in the status line and aloud.
export function openPage({ model, el }, className, { patience = 4000, say } = {}) {
  const view = `${className}-${origin}-${++views}`;
  const root = element("div", className);
  root.dataset.lmSuppressShortcuts = "true";
  // The notebook around must see none of this: its shortcuts delete and insert cells.
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => {
      if (event.key !== "Tab") event.stopPropagation();
    });
  }
  const status = element("p", "zebres-status");
  const live = describe(element("div", "zebres-live"), {
    "aria-live": "polite",
    "aria-atomic": "true",
  });
  const state = new Proxy({}, { get: (_, name) => model.get(name) });
  let sent = 0;
  let answered = 0;
  let waiting = 0;

  function tell(content, kind) {
    status.textContent = content;
    status.dataset.kind = kind;
    live.textContent = content;
  }

  function send(message, buffer) {
    sent += 1;
    root.dataset.pending = "true";
    const stamped = { ...message, stamp: `${view}#${sent}` };
    model.send(stamped, undefined, buffer ? [buffer] : undefined);
    window.clearTimeout(waiting);
    const silent = () => (say ?? tell)(state.words["no-answer"], "error");
    waiting = window.setTimeout(silent, patience);
  }

  // Other views of the same state send messages of their own.
  function takeAnswer() {
    const [who, number] = state.stamp.split("#");
    if (who === view) answered = Number(number);
    if (answered < sent) return;
    window.clearTimeout(waiting);
    delete root.dataset.pending;
  }

  function announce() {
    // The same sentence again is read again only if the region changes.
    const content = state.announcement;
    live.textContent = live.textContent === content ? `${content}\u00a0` : content;
  }

  // Shows the state now and whenever it has changed: each part, a list of names and a function,
  // where one of its names did, and `always` every time, told whether a message was answered.
  function show(parts, always = () => {}) {
    const shown = {};
    let handled = state.handled;
    let soon = false;
    const draw = () => {
      soon = false;
      const names = [...new Set(parts.flatMap(([needed]) => needed))];
      const isNew = (name) => !(name in shown) || shown[name] !== state[name];
      const changed = new Set(names.filter(isNew));
      for (const name of changed) shown[name] = state[name];
      for (const [needed, showPart] of parts) {
        if (needed.some((name) => changed.has(name))) showPart();
      }
      const isAnswer = state.handled !== handled;
      handled = state.handled;
      setText(status, state.status.text);
      status.dataset.kind = state.status.kind;
      if (isAnswer) announce();
      always(isAnswer);
      root.lang = state.words.language;
      root.dataset.handled = handled;
    };
    // One message changes several traits; they are shown together.
    const changed = () => {
      takeAnswer();
      if (!soon) queueMicrotask(draw);
      soon = true;
    };
    model.on("change", changed);
    el.append(root);
    draw();
    return () => {
      window.clearTimeout(waiting);
      model.off("change", changed);
    };
  }

  const pending = () => sent - answered;
  return { view, root, status, live, state, send, say: say ?? tell, pending, show };
}

// A list that was only added to comes as what was added, once for all views.
export function initialize({ model }) {
  const add = ({ type, name, from, entries }) => {
    if (type === "more") model.set(name, [...model.get(name).slice(0, from), ...entries]);
  };
  model.on("msg:custom", add);
  return () => model.off("msg:custom", add);
}

// --- lists of nodes -----------------------------------------------------------------------------

// Makes the children of a node those of a list, keeping the ones that are there already, so that
// what has the focus or is being written in is not built anew.
export function sync(parent, list, make, update) {
  const wanted = new Set(list.map(({ id }) => String(id)));
  const present = new Map();
  for (const child of [...parent.children]) {
    if (wanted.has(child.dataset.key)) present.set(child.dataset.key, child);
    else child.remove();
  }
  list.forEach((spec, index) => {
    const node = present.get(String(spec.id)) ?? make(spec);
    node.dataset.key = spec.id;
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
    update(node, spec);
  });
}

export function button(className, onClick, properties = {}) {
  const made = element("button", `zebres-button ${className}`.trim(), { type: "button" });
  if (onClick) made.addEventListener("click", onClick);
  return Object.assign(made, properties);
}

export function fillButton(made, { label, hint, primary, enabled }) {
  setText(made, label);
  made.title = hint;
  made.classList.toggle("zebres-primary", primary);
  // Disabled in name only: a button that loses the focus with its last press is a trap.
  made.setAttribute("aria-disabled", String(!enabled));
}

// A row of buttons, `data-<attribute>` each, that keeps the focus; where the button that has it
// goes away, `fallback` gets it.
export function showButtons(place, specs, press, options = {}) {
  const { attribute = "press", fallback, fill = fillButton } = options;
  const within = place.contains(document.activeElement);
  const make = ({ id }) => {
    const made = button("", () => {
      if (made.getAttribute("aria-disabled") !== "true") press(id, made);
    });
    made.dataset[attribute] = id;
    return made;
  };
  sync(place, specs, make, fill);
  if (within && !place.contains(document.activeElement)) fallback?.focus();
  place.hidden = !specs.length;
}

export function languageRow({ state, send }) {
  const node = describe(element("div", "zebres-languages"), { role: "group" });
  const fill = (made, { id, name }) => {
    setText(made, id.toUpperCase());
    made.title = name;
    made.lang = id;
    made.setAttribute("aria-label", `${id.toUpperCase()}, ${name}`);
    made.setAttribute("aria-pressed", String(id === state.words.language));
  };
  const show = () => {
    const { languages, "language-label": label } = state.words;
    node.setAttribute("aria-label", label);
    const specs = languages.map(([id, name]) => ({ id, name }));
    const press = (language) => send({ type: "language", language });
    showButtons(node, specs, press, { attribute: "language", fill });
  };
  return { node, show };
}

export function noteItem({ text: content, rule, happened = true, severity }) {
  const item = text("li", content, happened ? "" : "zebres-near-miss");
  if (severity) item.dataset.severity = severity;
  item.title = rule;
  item.dataset.rule = rule;
  return item;
}

export function fold(className) {
  const node = element("details", className);
  const title = element("summary");
  node.append(title);
  return { node, title };
}

export function helpFold(view) {
  const { node, title } = fold("zebres-help");
  const content = element("p", "", { id: `${view}-help` });
  node.append(content);
  const show = (words) => {
    setText(title, words["how-to"]);
    setText(content, words.help);
  };
  return { node, id: content.id, show };
}

// --- fields -------------------------------------------------------------------------------------

// Options are built anew only where they differ: a list that is open would close.
export function setOptions(select, options, value) {
  const wanted = JSON.stringify(options);
  if (select.dataset.options !== wanted) {
    select.dataset.options = wanted;
    select.replaceChildren(...options.map(([key, name]) => new Option(name, key)));
  }
  if (select.value !== String(value)) select.value = value;
}

const numberIn = (input) => (input.value === "" ? null : Number(input.value));

function numberInput(spec, value, id) {
  const input = element("input", "", { type: "number", min: spec.least, max: spec.most });
  input.value = value ?? "";
  if (id) input.id = id;
  if (spec.hint) input.placeholder = spec.hint;
  return input;
}

// One field of the form for a new game: its row, and how to read what was filled in.
function formField(spec, id) {
  const row = element("div", `zebres-field zebres-field-${spec.type}`);
  row.dataset.field = spec.name;
  const label = element("label", "", { htmlFor: id, textContent: spec.label });
  const made = { name: spec.name, row, shownIf: spec["shown-if"] };
  if (spec.type === "numbers") {
    const group = element("fieldset");
    const inputs = spec.value.map((value) => numberInput(spec, value));
    const parts = inputs.map((input, index) => {
      const part = element("label");
      part.append(text("span", spec.parts[index]), input);
      return part;
    });
    group.append(text("legend", spec.label), ...parts);
    row.append(group);
    return { ...made, read: () => inputs.map(numberIn) };
  }
  if (spec.type === "check") {
    const input = element("input", "", { id, type: "checkbox", checked: spec.value });
    row.append(input, label);
    return { ...made, read: () => input.checked };
  }
  if (spec.type === "select") {
    const select = element("select", "", { id });
    setOptions(select, spec.options, spec.value);
    row.append(label, select);
    return { ...made, read: () => select.value };
  }
  if (spec.type === "map") {
    const area = element("textarea", "", { id, rows: 6, value: spec.value, spellcheck: false });
    row.append(label, area);
    return { ...made, read: () => area.value };
  }
  const input = numberInput(spec, spec.value, id);
  row.append(label, input);
  return { ...made, read: () => numberIn(input) };
}

// The form for a new game, folded away; a field may be there only for some values of another.
export function newGameForm({ view, send }) {
  const { node, title } = fold("zebres-fold");
  const form = element("form", "zebres-form");
  node.append(form);
  let fields = [];
  const values = () => Object.fromEntries(fields.map(({ name, read }) => [name, read()]));
  function showNeeded() {
    const now = values();
    for (const { row, shownIf } of fields) {
      if (shownIf) row.hidden = ![shownIf[1]].flat().includes(now[shownIf[0]]);
    }
  }
  form.noValidate = true; // the rules say what they take, in the reader's language
  form.addEventListener("change", showNeeded);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: "new-game", fields: values() });
  });
  let last = "";
  function show(specs, heading, start) {
    node.hidden = !specs.length;
    setText(title, heading);
    const now = JSON.stringify([specs, start]);
    if (now === last) return;
    last = now;
    fields = specs.map((spec) => formField(spec, `${view}-${spec.name}`));
    const submit = button("zebres-primary", null, { type: "submit", textContent: start });
    form.replaceChildren(...fields.map(({ row }) => row), submit);
    showNeeded();
  }
  return { node, show };
}

// --- to take away -------------------------------------------------------------------------------

export async function copy(area) {
  try {
    await navigator.clipboard.writeText(area.value);
  } catch {
    area.select(); // a page that is not served safely has no clipboard of that kind
    document.execCommand("copy");
  }
}

export function save(name, content, type) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = element("a", "", { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

// --- pictures -----------------------------------------------------------------------------------

export function parse(svg) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return document.importNode(parsed, true);
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

export function showIn(place, fresh) {
  if (place.firstElementChild) morph(place.firstElementChild, fresh);
  else place.append(fresh);
}

// What a node of a picture is called, `<kind>:<name>`, by the first of its data that is a kind.
export function nameOf(group, kinds) {
  const kind = kinds.find((each) => each in group.dataset);
  return `${kind}:${group.dataset[kind]}`;
}

// A picture whose parts can be chosen: to others it is a picture, to whoever handles it here its
// parts are buttons with names of their own.
export function parseHandled(svg, { view, kinds, label, labels }) {
  const fresh = parse(svg);
  describe(fresh, { role: "group", focusable: "false", "aria-label": label });
  fresh.removeAttribute("aria-labelledby");
  fresh.querySelector("title")?.remove(); // browsers show it as a tooltip everywhere
  for (const group of fresh.querySelectorAll(kinds.map((kind) => `[data-${kind}]`).join())) {
    const name = nameOf(group, kinds);
    group.id = `${view}-${name.replaceAll(":", "-")}`;
    describe(group, { role: "button", "aria-label": labels[name] ?? name });
  }
  return fresh;
}

// Where a picture is handled: it takes the focus and the keys, and shows its cursor to those who
// use keys alone.
export function handledStage(helpId, onKey) {
  const stage = element("div", "zebres-stage", { tabIndex: 0 });
  describe(stage, { role: "application", "aria-describedby": helpId });
  stage.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.altKey) return;
    stage.classList.add("zebres-by-keys");
    if (onKey(event)) event.preventDefault();
  });
  stage.addEventListener("pointerdown", () => stage.classList.remove("zebres-by-keys"));
  return stage;
}
