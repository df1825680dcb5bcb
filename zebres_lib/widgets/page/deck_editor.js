// Shows a deck as a grid of cards and takes edits of it. No rule of the game is known here: what a
// deck lacks, which hands make nothing and what is said all come from the kernel.

const ANSWER_MILLISECONDS = 4000;
const PAGE_ROWS = 8;
let views = 0;

function element(tag, className, properties = {}) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  return Object.assign(made, properties);
}

const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

function render({ model, el }) {
  const view = `deck-view-${++views}`;
  const root = element("div", "deck");
  root.dataset.lmSuppressShortcuts = "true";
  const top = element("div", "deck-top");
  const title = element("h3", "deck-title", { id: `${view}-title` });
  const languages = element("div", "deck-languages");
  const status = element("p", "deck-status");
  const problems = element("ul", "deck-problems");
  const tools = element("div", "deck-tools");
  const frame = element("div", "deck-frame");
  const table = element("table", "deck-grid");
  const head = element("thead", "");
  const body = element("tbody", "");
  const help = element("details", "deck-help");
  const helpTitle = element("summary", "");
  const helpText = element("p", "", { id: `${view}-help` });
  const side = element("div", "deck-side");
  const hint = element("p", "deck-hint");
  const hands = element("div", "deck-hands");
  const counts = element("ul", "deck-counts");
  const files = element("div", "deck-files");
  const load = element("select", "deck-load");
  const open = element("button", "deck-button", { type: "button" });
  const file = element("input", "deck-file", {
    type: "file",
    accept: ".csv,.txt,text/csv,text/plain",
    tabIndex: -1,
  });
  const download = element("button", "deck-button", { type: "button" });
  const csv = element("details", "deck-csv");
  const csvTitle = element("summary", "");
  const text = element("textarea", "", { rows: 8, spellcheck: false });
  const copy = element("button", "deck-button", { type: "button" });
  const read = element("button", "deck-button", { type: "button" });
  const animal = element("form", "deck-animal");
  const animalName = element("input", "", { type: "text", maxLength: 40 });
  const animalAdd = element("button", "deck-button", { type: "submit" });
  const live = element("div", "deck-live");

  top.append(title, languages);
  languages.setAttribute("role", "group");
  tools.setAttribute("role", "toolbar");
  table.setAttribute("role", "grid");
  table.setAttribute("aria-labelledby", title.id);
  table.setAttribute("aria-describedby", helpText.id);
  hands.setAttribute("role", "group");
  live.setAttribute("aria-live", "polite");
  live.setAttribute("aria-atomic", "true");
  file.setAttribute("aria-hidden", "true");
  table.append(head, body);
  frame.append(table);
  help.append(helpTitle, helpText);
  animal.append(animalName, animalAdd);
  const textButtons = element("div", "deck-row");
  textButtons.append(copy, read);
  csv.append(csvTitle, text, textButtons);
  files.append(load, open, file, download);
  side.append(hint, hands, counts, files, animal, csv);
  const main = element("div", "deck-main");
  main.append(tools, frame, help);
  const layout = element("div", "deck-layout");
  layout.append(main, side);
  root.append(top, status, problems, layout, live);
  el.append(root);

  let cursor = { card: null, place: 0 };
  let marked = [];
  let waiting = 0;

  const state = () => model.get("state");
  const words = () => model.get("words");
  const animals = () => model.get("animals");

  // --- to the kernel ---

  function send(message, buffers) {
    model.send(message, undefined, buffers);
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => say(words()["no-answer"], "error"), ANSWER_MILLISECONDS);
  }

  function say(sentence, kind) {
    status.textContent = sentence;
    status.dataset.kind = kind;
    live.textContent = sentence;
  }

  // --- the cursor ---

  const rowOf = (card) => body.querySelector(`tr[data-card="${card}"]`);
  const cellAt = ({ card, place }) => rowOf(card)?.querySelector(`td[data-place="${place}"]`);
  const cards = () => state().rows.map((row) => row.card);

  function showCursor(focus) {
    const known = cards();
    if (!known.includes(cursor.card)) {
      const next = known.find((card) => card > cursor.card);
      cursor.card = next ?? known.at(-1) ?? null;
    }
    for (const cell of body.querySelectorAll('td[tabindex="0"]')) cell.tabIndex = -1;
    for (const row of body.querySelectorAll("tr[data-current]")) delete row.dataset.current;
    const cell = cellAt(cursor);
    if (!cell) return;
    cell.tabIndex = 0;
    cell.parentElement.dataset.current = "true";
    if (focus) {
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  function moveBy(rows, places) {
    const known = cards();
    const at = known.indexOf(cursor.card);
    const row = Math.max(0, Math.min(known.length - 1, at + rows));
    cursor = { card: known[row], place: Math.max(0, Math.min(5, cursor.place + places)) };
    showCursor(true);
  }

  // --- editing a cell ---

  const valueAt = ({ card, place }) => state().rows.find((row) => row.card === card).cells[place];

  function set(place, index) {
    const name = index < 0 ? "" : animals()[index].animal;
    send({ type: "set", card: place.card, cell: words().cells[place.place], animal: name });
  }

  // The next animal whose name begins with a letter, after the one that is there.
  function type(letter) {
    const now = valueAt(cursor);
    const count = animals().length;
    for (let step = 1; step <= count; step += 1) {
      const index = (now + step + (now < 0 ? count : 0)) % count;
      if (folded(animals()[index].name).startsWith(folded(letter))) {
        set(cursor, index);
        return true;
      }
    }
    return false;
  }

  function edit() {
    const cell = cellAt(cursor);
    if (!cell || cell.querySelector("select")) return;
    const where = { ...cursor };
    const choice = element("select", "deck-choice");
    choice.append(new Option(words().nothing, "-1"));
    for (const [index, each] of animals().entries()) choice.append(new Option(each.name, index));
    choice.value = String(valueAt(where));
    choice.setAttribute("aria-label", cell.getAttribute("aria-label"));
    let closed = false; // taking it away blurs it, which would take it away once more
    const close = (focus) => {
      if (closed) return;
      closed = true;
      choice.remove();
      if (focus) showCursor(true);
    };
    choice.addEventListener("change", () => {
      set(where, Number(choice.value));
      close(true);
    });
    choice.addEventListener("blur", () => close(false));
    choice.addEventListener("keydown", (event) => {
      if (event.key === "Escape" || event.key === "Enter") {
        close(true);
        event.preventDefault();
      }
      event.stopPropagation();
    });
    cell.append(choice);
    choice.focus({ preventScroll: true });
    try {
      choice.showPicker();
    } catch {
      // It opens by itself with the next click or key.
    }
  }

  const keys = {
    ArrowLeft: () => moveBy(0, -1),
    ArrowRight: () => moveBy(0, 1),
    ArrowUp: () => moveBy(-1, 0),
    ArrowDown: () => moveBy(1, 0),
    PageUp: () => moveBy(-PAGE_ROWS, 0),
    PageDown: () => moveBy(PAGE_ROWS, 0),
    Home: () => moveBy(0, -5),
    End: () => moveBy(0, 5),
    Enter: edit,
    " ": edit,
    F2: edit,
    Delete: () => set(cursor, -1),
    Backspace: () => set(cursor, -1),
    Insert: () => send({ type: "add" }),
  };

  table.addEventListener("keydown", (event) => {
    if (event.target.tagName === "SELECT" || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key === "Home") moveBy(-cards().length, -5);
    else if (control && event.key === "End") moveBy(cards().length, 5);
    else if (event.shiftKey && event.key === "Delete") press("remove");
    else if (control) return;
    else if (keys[event.key]) keys[event.key]();
    else if (event.key.length !== 1 || !type(event.key)) return;
    event.preventDefault();
  });
  root.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || /^(input|textarea)$/i.test(event.target.tagName)) return;
    const key = event.key.toLowerCase();
    if (key === "z") press(event.shiftKey ? "redo" : "undo");
    else if (key === "y") press("redo");
    else return;
    event.preventDefault();
  });
  // The notebook around must see none of this: its shortcuts delete and insert cells.
  for (const name of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(name, (event) => {
      if (event.key !== "Tab") event.stopPropagation();
    });
  }
  table.addEventListener("click", (event) => {
    const cell = event.target.closest("td");
    if (!cell || event.target.tagName === "SELECT") return;
    cursor = { card: Number(cell.parentElement.dataset.card), place: Number(cell.dataset.place) };
    showCursor(true);
    edit();
  });

  // --- buttons and files ---

  function press(name) {
    if (name === "like" || name === "remove") {
      if (cursor.card === null) return;
      send(name === "like" ? { type: "add", like: cursor.card } : { type: "remove", card: cursor.card });
    } else send({ type: name });
  }

  tools.addEventListener("click", (event) => {
    const button = event.target.closest("[data-press]");
    if (button && !button.disabled) press(button.dataset.press);
  });
  load.addEventListener("change", () => {
    if (load.value !== "?") send({ type: "load", name: load.value });
    load.value = "?";
  });
  open.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    const content = await chosen.arrayBuffer();
    send({ type: "file", name: chosen.name }, [content]);
    file.value = "";
  });
  download.addEventListener("click", () => {
    const { name, text: content } = state().file;
    const address = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
    element("a", "", { href: address, download: name }).click();
    window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text.value);
      say(words().copied, "done");
    } catch {
      text.select();
    }
  });
  read.addEventListener("click", () => send({ type: "text", text: text.value }));
  animal.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: "animal", name: animalName.value });
    animalName.value = "";
  });
  hands.addEventListener("click", (event) => {
    const button = event.target.closest("[data-cards]");
    if (!button) return;
    const chosen = button.dataset.cards.split(",").map(Number);
    const again = button.getAttribute("aria-pressed") === "true";
    marked = again ? [] : chosen;
    showMarks();
    if (!again) rowOf(chosen[0])?.scrollIntoView({ block: "nearest" });
  });

  function showMarks() {
    for (const row of body.children) {
      row.toggleAttribute("data-marked", marked.includes(Number(row.dataset.card)));
    }
    for (const button of hands.querySelectorAll("[data-cards]")) {
      button.setAttribute("aria-pressed", String(button.dataset.cards === marked.join(",")));
    }
  }

  // --- what is shown ---

  function showWords() {
    const all = words();
    root.lang = all.language;
    languages.setAttribute("aria-label", all["language-label"]);
    languages.replaceChildren(
      ...all.languages.map(([code, name]) => {
        const button = element("button", "deck-language", { type: "button", textContent: name });
        button.lang = code;
        button.setAttribute("aria-pressed", String(code === all.language));
        button.addEventListener("click", () => send({ type: "language", language: code }));
        return button;
      }),
    );
    tools.setAttribute("aria-label", all.grid);
    helpTitle.textContent = all["how-to"];
    helpText.textContent = all.help;
    hands.setAttribute("aria-label", all.hands);
    open.textContent = all.open;
    open.title = all["open-hint"];
    download.textContent = all.download;
    download.title = all["download-hint"];
    csvTitle.textContent = all.csv;
    text.setAttribute("aria-label", all["csv-label"]);
    copy.textContent = all.copy;
    read.textContent = all["read-text"];
    animalName.placeholder = all["new-animal"];
    animalName.setAttribute("aria-label", all["new-animal"]);
    animalName.title = all["new-animal-hint"];
    animalAdd.textContent = all["add-animal"];
    load.setAttribute("aria-label", all.load);
    const edges = element("tr", "");
    edges.append(element("th", "deck-corner", { rowSpan: 2, scope: "col", textContent: all.card }));
    edges.append(element("th", "", { colSpan: 3, scope: "colgroup", textContent: all.bodies }));
    edges.append(
      element("th", "deck-heads", { colSpan: 3, scope: "colgroup", textContent: all.heads }),
    );
    const places = element("tr", "");
    for (const [place, name] of all.rows.entries()) {
      const side = place === 3 ? "deck-heads" : "";
      places.append(element("th", side, { scope: "col", textContent: name }));
    }
    head.replaceChildren(edges, places);
  }

  function newRow(card) {
    const row = element("tr", "");
    row.dataset.card = card;
    row.append(element("th", "", { scope: "row", textContent: card }));
    for (let place = 0; place < 6; place += 1) {
      const cell = element("td", place === 3 ? "deck-heads" : "", { tabIndex: -1 });
      cell.setAttribute("role", "gridcell");
      cell.dataset.place = place;
      cell.append(element("span", "deck-picture"), element("span", "deck-name"));
      row.append(cell);
    }
    return row;
  }

  function showCell(cell, card, index) {
    const place = Number(cell.dataset.place);
    const found = animals()[index];
    const [picture, name] = cell.children;
    const part = place < 3 ? "body" : "head";
    const shown = found ? `${found.animal}|${found.name}` : "";
    const label = `${words().card} ${card}, ${words().labels[place]}: ${found?.name ?? words().nothing}`;
    if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    if (cell.dataset.shown === shown) return;
    cell.dataset.shown = shown;
    name.textContent = found?.name ?? "–";
    picture.style.backgroundImage = found ? `url("${found[part]}")` : "none";
    cell.style.setProperty("--light", found?.light ?? "transparent");
    cell.style.setProperty("--dark", found?.dark ?? "transparent");
  }

  function showRows() {
    const rows = state().rows;
    const kept = new Map([...body.children].map((row) => [Number(row.dataset.card), row]));
    const focused = body.contains(document.activeElement);
    const wanted = rows.map(({ card }) => kept.get(card) ?? newRow(card));
    if (wanted.length !== body.children.length || wanted.some((row, at) => row !== body.children[at])) {
      body.replaceChildren(...wanted);
    }
    for (const [at, { card, cells, lacking }] of rows.entries()) {
      const row = wanted[at];
      row.title = lacking;
      const empty = [cells.slice(0, 3), cells.slice(3)].map((edge) => edge.every((one) => one < 0));
      for (const cell of row.querySelectorAll("td")) {
        const place = Number(cell.dataset.place);
        showCell(cell, card, cells[place]);
        cell.toggleAttribute("data-lacking", empty[place < 3 ? 0 : 1]);
      }
    }
    table.setAttribute("aria-rowcount", rows.length);
    const added = cards().filter((card) => !kept.has(card));
    if (kept.size && added.length === 1) {
      cursor = { card: added[0], place: 0 };
      showCursor(true);
    } else showCursor(focused);
    showMarks();
  }

  function showAll() {
    const now = state();
    title.textContent = now.title;
    status.textContent = now.status.text;
    status.dataset.kind = now.status.kind;
    live.textContent = [now.status.text, ...now.problems].join(" ");
    problems.replaceChildren(...now.problems.map((line) => element("li", "", { textContent: line })));
    problems.hidden = now.problems.length === 0;
    for (const spec of now.buttons) {
      let button = tools.querySelector(`[data-press="${spec.id}"]`);
      if (!button) {
        button = element("button", "deck-button", { type: "button" });
        button.dataset.press = spec.id;
        tools.append(button);
      }
      button.textContent = spec.label;
      button.title = spec.hint;
      button.disabled = !spec.enabled;
      button.classList.toggle("deck-primary", spec.primary);
    }
    hint.textContent = now.hint.text;
    hint.dataset.kind = now.hint.kind;
    const buttons = now.hint.hands.map(({ cards: hand, text: label }) => {
      const button = element("button", "deck-hand", { type: "button", textContent: label });
      button.dataset.cards = hand.join(",");
      button.title = words()["hands-hint"];
      return button;
    });
    if (now.hint.more) buttons.push(element("span", "deck-more", { textContent: now.hint.more }));
    hands.replaceChildren(...buttons);
    hands.hidden = buttons.length === 0;
    if (!now.hint.hands.some((hand) => hand.cards.join() === marked.join())) marked = [];
    counts.replaceChildren(...now.counts.map((line) => element("li", "", { textContent: line })));
    const choices = [["?", words()["choose-deck"]], ...now.decks];
    load.replaceChildren(...choices.map(([value, name]) => new Option(name, value)));
    download.disabled = !now.file.plain;
    if (document.activeElement !== text) text.value = now.file.plain;
    showRows();
  }

  const shown = () => {
    showWords();
    showAll();
  };
  const answered = () => {
    window.clearTimeout(waiting);
    shown();
    root.dataset.handled = model.get("handled");
  };
  model.on("change:state", showAll);
  model.on("change:words change:animals", shown);
  model.on("change:handled", answered);
  shown();
  root.dataset.handled = model.get("handled");
  return () => {
    window.clearTimeout(waiting);
    model.off("change:state", showAll);
    model.off("change:words change:animals", shown);
    model.off("change:handled", answered);
  };
}

export default { render };
