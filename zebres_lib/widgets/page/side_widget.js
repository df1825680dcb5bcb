// Shows what stands beside the board and reports what was filled in. All texts are put in as text,
// never as HTML, whoever wrote them.

let views = 0;

// What a panel has more than others, made by whoever knows it: functions of { model, view, send }
// that return a node, to stand below the totals, and how to show a state in it.
const parts = [];

function element(tag, className = "", properties = {}) {
  const made = document.createElement(tag);
  made.className = className;
  return Object.assign(made, properties);
}

const text = (tag, content, className = "") => element(tag, className, { textContent: content });

// --- the score ---

function owner(key, name) {
  const cell = element("td", "zebres-owner");
  const token = element("span", `zebres-token zebres-token-${key}`);
  token.setAttribute("aria-hidden", "true");
  if (key !== "nobody") cell.append(token);
  cell.append(name);
  return cell;
}

function scoreRow(row) {
  const made = element("tr");
  const heading = element("th", "", { scope: "row" });
  heading.append(text("span", row.name, "zebres-letter"));
  const counts = element("td", "zebres-counts");
  if ("white" in row) {
    counts.append(`${row.white} – ${row.green}`);
    counts.append(text("small", `/ ${row.squares}`));
    if (row.hidden) counts.append(text("small", row.hidden, "zebres-hidden"));
  }
  if ("white" in row) made.append(heading, counts);
  else made.append(Object.assign(heading, { colSpan: 2 }));
  made.append(owner(row.owner, row["owner-name"]), text("td", row.points));
  return made;
}

function scoreTable(score) {
  const table = element("table", "zebres-score");
  table.append(text("caption", score.title));
  const head = element("tr");
  for (const heading of score.headings) head.append(element("th", "", { scope: "col", textContent: heading }));
  const body = element("tbody");
  body.append(...score.rows.map(scoreRow), scoreRow(score.bonus));
  body.lastChild.classList.add("zebres-bonus");
  body.lastChild.firstChild.firstChild.className = "";
  const thead = element("thead");
  thead.append(head);
  table.append(thead, body);
  return table;
}

function totals(score) {
  const line = element("p", "zebres-totals");
  for (const { owner: key, name, points } of score.totals) {
    const total = element("span", "zebres-total");
    const token = element("span", `zebres-token zebres-token-${key}`);
    token.setAttribute("aria-hidden", "true");
    total.append(token, `${name} `, text("strong", points));
    line.append(total);
  }
  return line;
}

// --- the log ---

function logEntry(entry) {
  const item = element("li", "zebres-entry");
  const head = element("p", "zebres-entry-head");
  const token = element("span", `zebres-token zebres-token-${entry.player}`);
  token.setAttribute("aria-hidden", "true");
  head.append(text("span", `${entry.number}.`, "zebres-number"), token, text("code", entry.action));
  const notes = element("ul", "zebres-notes");
  for (const note of entry.notes) {
    const made = text("li", note.text, note.happened ? "" : "zebres-near-miss");
    made.title = note.rule;
    notes.append(made);
  }
  item.append(head, notes);
  return item;
}

// --- the form ---

function field(spec, id) {
  const row = element("div", `zebres-field zebres-field-${spec.type}`);
  row.dataset.field = spec.name;
  const label = element("label", "", { htmlFor: id, textContent: spec.label });
  let read;
  if (spec.type === "numbers") {
    const group = element("fieldset");
    const inputs = spec.value.map((value, index) => {
      const part = element("label", "", {});
      const input = element("input", "", { type: "number", value, min: spec.least, max: spec.most });
      part.append(text("span", spec.parts[index]), input);
      group.append(part);
      return input;
    });
    group.prepend(text("legend", spec.label));
    row.append(group);
    read = () => inputs.map((input) => (input.value === "" ? null : Number(input.value)));
  } else if (spec.type === "select") {
    const select = element("select", "", { id });
    for (const [value, name] of spec.options) select.append(new Option(name, value));
    select.value = spec.value;
    row.append(label, select);
    read = () => select.value;
  } else if (spec.type === "check") {
    const input = element("input", "", { id, type: "checkbox", checked: spec.value });
    row.append(input, label);
    read = () => input.checked;
  } else if (spec.type === "map") {
    const area = element("textarea", "", { id, rows: 6, value: spec.value, spellcheck: false });
    row.append(label, area);
    read = () => area.value;
  } else {
    const input = element("input", "", { id, type: "number", value: spec.value, min: spec.least, max: spec.most });
    row.append(label, input);
    read = () => (input.value === "" ? null : Number(input.value));
  }
  return { name: spec.name, row, read, shownIf: spec["shown-if"] };
}

function render({ model, el }) {
  const view = `zebres-side-${++views}`;
  const root = element("div", "zebres-side");
  root.dataset.lmSuppressShortcuts = "true";
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => {
      if (event.key !== "Tab") event.stopPropagation();
    });
  }
  const languages = element("div", "zebres-languages");
  languages.setAttribute("role", "group");
  const top = element("div", "zebres-top");
  const totalLine = element("div");
  const score = element("div", "zebres-score-place");
  const logTitle = element("h3", "zebres-title", { id: `${view}-log` });
  const log = element("div", "zebres-log", { tabIndex: 0 });
  log.setAttribute("role", "region");
  log.setAttribute("aria-labelledby", logTitle.id);
  const logEmpty = element("p", "zebres-empty");
  const list = element("ol");
  log.append(logEmpty, list);
  const newGame = element("details", "zebres-fold");
  const newGameTitle = element("summary");
  const form = element("form", "zebres-form");
  newGame.append(newGameTitle, form);
  const texts = element("details", "zebres-fold");
  const textsTitle = element("summary");
  const textsHint = element("p", "zebres-hint");
  const message = element("p", "zebres-message");
  message.setAttribute("role", "status");
  top.append(totalLine, languages);
  root.append(top, score, logTitle, log, newGame, texts, message);
  el.append(root);

  const shows = [];
  let shown = {};
  const changed = (name, value) => {
    const now = JSON.stringify(value);
    const before = shown[name];
    shown[name] = now;
    return before !== now;
  };

  function say(content, kind = "done") {
    message.textContent = content;
    message.dataset.kind = kind;
    message.hidden = !content;
  }

  let waiting = 0;
  function send(content) {
    model.send(content);
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => say(model.get("state").words["no-answer"], "error"), 4000);
  }

  // --- texts to copy and to paste ---

  function textField(name, rows) {
    const place = element("div", "zebres-text");
    const label = element("label", "", { htmlFor: `${view}-${name}` });
    const area = element("textarea", "", { id: `${view}-${name}`, rows, spellcheck: false });
    const copy = element("button", "zebres-button", { type: "button" });
    const load = element("button", "zebres-button", { type: "button" });
    load.dataset.load = name;
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(area.value);
      } catch {
        area.select(); // a page that is not served safely has no clipboard of that kind
        document.execCommand("copy");
      }
      say(model.get("state").words.copied);
    });
    load.addEventListener("click", () => {
      shown[`text-${name}`] = null; // what was typed gives way to what was loaded
      send({ type: "paste", text: area.value });
    });
    const buttons = element("div", "zebres-row");
    buttons.append(copy, load);
    place.append(label, area, buttons);
    return { place, label, area, copy, load };
  }
  for (const part of parts.map((make) => make({ model, view, send }))) {
    score.before(part.node);
    shows.push(part.show);
  }

  const fields = { position: textField("position", 2), game: textField("game", 7) };
  texts.append(textsTitle, textsHint, fields.position.place, fields.game.place);

  function showTexts(state) {
    const { words } = state;
    for (const [name, each] of Object.entries(fields)) {
      each.label.textContent = words[name === "game" ? "game-text" : "position"];
      each.copy.textContent = words.copy;
      each.copy.title = words[`copy-${name}-hint`];
      each.copy.setAttribute("aria-label", `${words.copy}: ${each.label.textContent}`);
      each.load.textContent = words.load;
      each.load.title = words[`load-${name}-hint`];
      each.load.setAttribute("aria-label", `${words.load}: ${each.label.textContent}`);
      if (changed(`text-${name}`, state.texts[name])) each.area.value = state.texts[name];
    }
  }

  // --- a new game ---

  let readers = [];
  function showForm(state) {
    newGameTitle.textContent = state.words["choose-rules"];
    if (!changed("form", [state.form, state.words.start])) return;
    readers = state.form.map((spec) => field(spec, `${view}-${spec.name}`));
    const start = text("button", state.words.start, "zebres-button zebres-primary");
    start.type = "submit";
    form.replaceChildren(...readers.map(({ row }) => row), start);
    showMap();
  }
  function values() {
    return Object.fromEntries(readers.map(({ name, read }) => [name, read()]));
  }
  function showMap() {
    const now = values();
    for (const { row, shownIf } of readers) {
      if (shownIf) row.hidden = now[shownIf[0]] !== shownIf[1];
    }
  }
  form.noValidate = true; // the rules say what they take, in the reader's language
  form.addEventListener("change", showMap);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: "new-game", fields: values() });
  });

  // --- all of it ---

  function showLanguages(words) {
    if (!changed("languages", [words.language, words.languages])) return;
    languages.setAttribute("aria-label", words["language-label"]);
    const focused = document.activeElement?.dataset?.language;
    languages.replaceChildren(
      ...words.languages.map(([code, name]) => {
        const button = element("button", "zebres-button", { type: "button", lang: code });
        button.textContent = code.toUpperCase();
        button.title = name;
        button.setAttribute("aria-label", `${code.toUpperCase()}, ${name}`);
        button.dataset.language = code;
        button.setAttribute("aria-pressed", String(code === words.language));
        button.addEventListener("click", () => send({ type: "language", language: code }));
        return button;
      }),
    );
    if (focused) languages.querySelector(`[data-language="${focused}"]`)?.focus();
  }

  let entries = [];
  function showLog({ log: fresh, words }) {
    const title = [text("span", words.log), text("small", words["newest-first"])];
    if (changed("log-title", [words.log, words["newest-first"]])) logTitle.replaceChildren(...title);
    logEmpty.textContent = words["log-empty"];
    logEmpty.hidden = fresh.length > 0;
    const now = fresh.map((entry) => JSON.stringify(entry));
    let same = 0;
    while (same < now.length && same < entries.length && now[same] === entries[same]) same += 1;
    while (list.childElementCount > same) list.firstChild.remove();
    for (const entry of fresh.slice(same)) list.prepend(logEntry(entry));
    if (now.length !== entries.length || same < now.length) log.scrollTop = 0;
    entries = now;
  }

  // What was said of a form or a text is gone with the next thing that happens on the board.
  let answeredSoFar = model.get("handled");
  function showMessage() {
    const { text: said, kind } = model.get("message");
    if (model.get("handled") !== answeredSoFar) say(said, kind);
    else say("");
    answeredSoFar = model.get("handled");
  }

  let drawing = false;
  function show() {
    drawing = false;
    const state = model.get("state");
    root.lang = state.words.language;
    if (changed("score", state.score)) {
      totalLine.replaceChildren(totals(state.score));
      score.replaceChildren(scoreTable(state.score));
    }
    showLanguages(state.words);
    showLog(state);
    showForm(state);
    textsTitle.textContent = state.words.texts;
    textsHint.textContent = state.words["position-and-game-hint"];
    showTexts(state);
    for (const showPart of shows) showPart(state);
    showMessage();
    root.dataset.handled = model.get("handled");
  }
  function showSoon() {
    if (!drawing) queueMicrotask(show);
    drawing = true;
  }
  function answered() {
    window.clearTimeout(waiting);
    showSoon();
  }
  model.on("change:state", showSoon);
  model.on("change:handled", answered);
  show();

  return () => {
    window.clearTimeout(waiting);
    model.off("change:state", showSoon);
    model.off("change:handled", answered);
  };
}

export default { render };
