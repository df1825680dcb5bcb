// Shows a deck as a grid of cards and takes edits of it.

import {
  button, copy, describe, element, fold, helpFold, languageRow, openPage, save, setOptions, setText,
  showButtons, text,
} from "./kit.js";

const PAGE_ROWS = 8;

const folded = (word) =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

function render(given) {
  const page = openPage(given, "deck");
  const { view, root, status, live, state, send, say } = page;
  const languages = languageRow(page);
  const help = helpFold(view);
  const top = element("div", "deck-top");
  const title = element("h3", "deck-title", { id: `${view}-title` });
  const problems = element("ul", "deck-problems");
  const tools = describe(element("div", "zebres-controls"), { role: "toolbar" });
  const frame = element("div", "deck-frame");
  const table = element("table", "deck-grid");
  const head = element("thead");
  const body = element("tbody");
  const side = element("div", "deck-side");
  const hint = element("p", "deck-hint");
  const hands = describe(element("div", "zebres-row"), { role: "group" });
  const counts = element("ul", "deck-counts");
  const files = element("div", "zebres-row");
  const load = element("select", "deck-load");
  const open = button("", () => file.click());
  const file = element("input", "deck-file", {
    type: "file",
    accept: ".csv,.txt,text/csv,text/plain",
    tabIndex: -1,
  });
  const download = button("", () =>
    save(state.file.name, state.file.text, "text/csv;charset=utf-8"),
  );
  const csv = fold("zebres-help");
  const area = element("textarea", "", { rows: 8, spellcheck: false });
  const copying = button("", async () => {
    await copy(area);
    say(state.words.copied, "done");
  });
  const reading = button("", () => send({ type: "text", text: area.value }));
  const animal = element("form", "zebres-row");
  const animalName = element("input", "", { type: "text", maxLength: 40 });
  const animalAdd = button("", null, { type: "submit" });

  describe(table, { role: "grid", "aria-labelledby": title.id, "aria-describedby": help.id });
  file.setAttribute("aria-hidden", "true");
  top.append(title, languages.node);
  table.append(head, body);
  frame.append(table);
  animal.append(animalName, animalAdd);
  const textButtons = element("div", "zebres-row");
  textButtons.append(copying, reading);
  csv.node.append(area, textButtons);
  files.append(load, open, file, download);
  side.append(hint, hands, counts, files, animal, csv.node);
  const main = element("div", "deck-main");
  main.append(tools, frame, help.node);
  const layout = element("div", "deck-layout");
  layout.append(main, side);
  root.append(top, status, problems, layout, live);

  let cursor = { card: null, place: 0 };
  let marked = [];

  // --- the cursor ---

  const rowOf = (card) => body.querySelector(`tr[data-card="${card}"]`);
  const cellAt = ({ card, place }) => rowOf(card)?.querySelector(`td[data-place="${place}"]`);
  const cards = () => state.rows.map((row) => row.card);

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

  const valueAt = ({ card, place }) => state.rows.find((row) => row.card === card).cells[place];

  function set(place, index) {
    const name = index < 0 ? "" : state.animals[index].animal;
    send({ type: "set", card: place.card, cell: state.words.cells[place.place], animal: name });
  }

  // The next animal whose name begins with a letter, after the one that is there.
  function type(letter) {
    const now = valueAt(cursor);
    const count = state.animals.length;
    for (let step = 1; step <= count; step += 1) {
      const index = (now + step + (now < 0 ? count : 0)) % count;
      if (folded(state.animals[index].name).startsWith(folded(letter))) {
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
    choice.append(new Option(state.words.nothing, "-1"));
    choice.append(...state.animals.map(({ name }, index) => new Option(name, index)));
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
    if (!(event.ctrlKey || event.metaKey) || event.target.matches("input, textarea")) return;
    const key = event.key.toLowerCase();
    if (key === "z") press(event.shiftKey ? "redo" : "undo");
    else if (key === "y") press("redo");
    else return;
    event.preventDefault();
  });
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
      const { card } = cursor;
      send(name === "like" ? { type: "add", like: card } : { type: "remove", card });
    } else send({ type: name });
  }

  load.addEventListener("change", () => {
    if (load.value !== "?") send({ type: "load", name: load.value });
    load.value = "?";
  });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    const content = await chosen.arrayBuffer();
    send({ type: "file", name: chosen.name }, content);
    file.value = "";
  });
  animal.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: "animal", name: animalName.value });
    animalName.value = "";
  });
  hands.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-cards]");
    if (!pressed) return;
    const chosen = pressed.dataset.cards.split(",").map(Number);
    const again = pressed.getAttribute("aria-pressed") === "true";
    marked = again ? [] : chosen;
    showMarks();
    if (!again) rowOf(chosen[0])?.scrollIntoView({ block: "nearest" });
  });

  function showMarks() {
    for (const row of body.children) {
      row.toggleAttribute("data-marked", marked.includes(Number(row.dataset.card)));
    }
    for (const each of hands.querySelectorAll("[data-cards]")) {
      each.setAttribute("aria-pressed", String(each.dataset.cards === marked.join(",")));
    }
  }

  // --- what is shown ---

  function showWords() {
    const all = state.words;
    languages.show();
    tools.setAttribute("aria-label", all.grid);
    help.show(all);
    hands.setAttribute("aria-label", all.hands);
    setText(open, all.open);
    open.title = all["open-hint"];
    setText(download, all.download);
    download.title = all["download-hint"];
    setText(csv.title, all.csv);
    area.setAttribute("aria-label", all["csv-label"]);
    setText(copying, all.copy);
    setText(reading, all["read-text"]);
    animalName.placeholder = all["new-animal"];
    animalName.setAttribute("aria-label", all["new-animal"]);
    animalName.title = all["new-animal-hint"];
    setText(animalAdd, all["add-animal"]);
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
    const found = state.animals[index];
    const [picture, name] = cell.children;
    const part = place < 3 ? "body" : "head";
    const shown = found ? `${found.animal}|${found.name}` : "";
    const { card: cardWord, labels, nothing } = state.words;
    const label = `${cardWord} ${card}, ${labels[place]}: ${found?.name ?? nothing}`;
    if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    if (cell.dataset.shown === shown) return;
    cell.dataset.shown = shown;
    name.textContent = found?.name ?? "–";
    picture.style.backgroundImage = found ? `url("${found[part]}")` : "none";
    cell.style.setProperty("--light", found?.light ?? "transparent");
    cell.style.setProperty("--dark", found?.dark ?? "transparent");
  }

  function showRows() {
    const rows = state.rows;
    const kept = new Map([...body.children].map((row) => [Number(row.dataset.card), row]));
    const focused = body.contains(document.activeElement);
    const wanted = rows.map(({ card }) => kept.get(card) ?? newRow(card));
    const isSame = wanted.every((row, at) => row === body.children[at]);
    if (wanted.length !== body.children.length || !isSame) {
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

  function showHint() {
    hint.textContent = state.hint.text;
    hint.dataset.kind = state.hint.kind;
    const made = state.hint.hands.map(({ cards: hand, text: label }) => {
      const each = button("zebres-small", null, { textContent: label });
      each.dataset.cards = hand.join(",");
      each.title = state.words["hands-hint"];
      return each;
    });
    if (state.hint.more) made.push(text("span", state.hint.more, "deck-more"));
    hands.replaceChildren(...made);
    hands.hidden = made.length === 0;
    if (!state.hint.hands.some((hand) => hand.cards.join() === marked.join())) marked = [];
    showMarks();
  }

  function showProblems() {
    problems.replaceChildren(...state.problems.map((line) => text("li", line)));
    problems.hidden = state.problems.length === 0;
  }

  function showFile() {
    setOptions(load, [["?", state.words["choose-deck"]], ...state.decks], "?");
    download.disabled = !state.file.plain;
    if (document.activeElement !== area) area.value = state.file.plain;
  }

  return page.show([
    [["title"], () => setText(title, state.title)],
    [["words"], showWords],
    [["problems"], showProblems],
    [["buttons"], () => showButtons(tools, state.buttons, press)],
    [["rows", "animals", "words"], showRows],
    [["hint", "words"], showHint],
    [["counts"], () => counts.replaceChildren(...state.counts.map((line) => text("li", line)))],
    [["file", "decks", "words", "handled"], showFile],
  ]);
}

export default { render };
