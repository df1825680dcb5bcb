// Sliders, charts and tables of the design lab. What a setting means, whether it can be played and
// what comes of it are told by the kernel.

import {
  button, describe, element, fold, languageRow, openPage, setOptions, setText, showButtons, text,
} from "./kit.js";

const ANSWER_MILLISECONDS = 8000;
const WRITING_MILLISECONDS = 400;
const NARROW_PIXELS = 520;

function labelled(control, className = "design-field") {
  const label = element("label", className);
  const caption = element("span", "design-label");
  label.append(caption, control);
  return { label, text: caption, control };
}

function render(given) {
  const page = openPage(given, "design", { patience: ANSWER_MILLISECONDS });
  const { root, status, state, send: post, pending } = page;
  const languages = languageRow({ state, send });
  let writing = null;

  function send(message) {
    flush();
    post(message);
  }

  // What is being written is sent when the hand rests, and before anything else is.
  function write(message) {
    if (writing && writing.message.type !== message.type) flush();
    if (writing) window.clearTimeout(writing.timer);
    writing = { message, timer: window.setTimeout(flush, WRITING_MILLISECONDS) };
  }

  function flush() {
    if (!writing) return;
    const { message: written, timer } = writing;
    window.clearTimeout(timer);
    writing = null;
    post(written);
  }

  function press(name, className, onClick) {
    const made = button(className, onClick);
    made.dataset.press = name;
    return made;
  }

  // --- the parts of the page ---

  const top = element("div", "design-top");
  const title = element("h3", "design-title");
  top.append(title, languages.node);

  const form = element("div", "design-form");
  const groups = new Map();
  const fields = new Map();

  const lists = element("div", "design-lists");
  const board = labelled(element("select"));
  const white = labelled(element("select"));
  const green = labelled(element("select"));
  const edit = press("edit", "", () => send({ type: "edit" }));
  board.control.dataset.choice = "board";
  white.control.dataset.choice = "white";
  green.control.dataset.choice = "green";
  board.control.addEventListener("change", () =>
    send({ type: "board", name: board.control.value }),
  );
  for (const [side, field] of [["white", white], ["green", green]]) {
    field.control.addEventListener("change", () =>
      send({ type: "player", side, name: field.control.value }),
    );
  }
  lists.append(board.label, edit, white.label, green.label);

  const results = element("div", "design-results");
  status.setAttribute("role", "status");
  const outdated = element("p", "design-outdated");
  const paper = element("div", "design-paper");
  const picture = element("img", "design-picture");
  paper.append(picture);
  const kinds = describe(element("div", "zebres-row"), { role: "group" });
  const figures = element("table", "design-table");
  const figuresCaption = element("caption");
  const figuresBody = element("tbody");
  figures.append(figuresCaption, figuresBody);
  const changes = element("div", "design-changes");
  const changesTitle = element("h4");
  const changesList = element("ul");
  changes.append(changesTitle, changesList);
  results.append(status, outdated, kinds, paper, figures, changes);

  const file = element("section", "design-section design-file");
  const fileTitle = element("h4");
  const name = labelled(element("input", "", { type: "text", maxLength: 120 }));
  const notes = labelled(element("textarea", "", { rows: 2, maxLength: 4000 }));
  const fileButtons = element("div", "zebres-row");
  const keep = press("keep", "zebres-primary", () => send({ type: "keep" }));
  const save = press("save", "", () => send({ type: "save", overwrite: false }));
  const overwrite = press("overwrite", "", () => send({ type: "save", overwrite: true }));
  const play = press("play", "", () => send({ type: "play" }));
  const load = labelled(element("select"));
  load.control.dataset.choice = "load";
  name.control.dataset.field = "name";
  notes.control.dataset.field = "notes";
  const message = describe(element("p", "zebres-message"), { role: "status" });
  name.control.addEventListener("input", () => write({ type: "name", text: name.control.value }));
  notes.control.addEventListener("input", () =>
    write({ type: "notes", text: notes.control.value }),
  );
  load.control.addEventListener("change", () => {
    if (load.control.value) send({ type: "load", id: load.control.value });
    load.control.value = "";
  });
  fileButtons.append(keep, save, overwrite, play);
  file.append(fileTitle, load.label, name.label, notes.label, fileButtons, message);

  const kept = element("section", "design-section design-kept");
  const keptTitle = element("h4");
  const keptList = element("ul", "design-list");
  const compareRow = element("div", "zebres-row");
  const compare = element("label", "design-check");
  const compareBox = element("input", "", { type: "checkbox" });
  compareBox.dataset.field = "compare";
  const compareText = element("span");
  compare.append(compareBox, compareText);
  compareBox.addEventListener("change", () => send({ type: "compare", on: compareBox.checked }));
  const metric = labelled(element("select"), "design-field design-inline");
  metric.control.dataset.choice = "metric";
  metric.control.addEventListener("change", () =>
    send({ type: "look", look: { metric: metric.control.value } }),
  );
  compareRow.append(compare, metric.label);
  const compared = element("div", "design-compared");
  const comparedPaper = element("div", "design-paper");
  const comparedPicture = element("img", "design-picture");
  comparedPaper.append(comparedPicture);
  const comparedFrame = element("div", "design-frame", { tabIndex: 0 });
  comparedFrame.setAttribute("role", "region");
  const comparedTable = element("table", "design-table");
  comparedFrame.append(comparedTable);
  const comparedNote = element("p", "design-note");
  compared.append(comparedPaper, comparedFrame, comparedNote);
  kept.append(keptTitle, keptList, compareRow, compared);

  const side = element("div", "design-side");
  side.append(form, lists, file);
  const main = element("div", "design-main");
  main.append(results, kept);
  const layout = element("div", "design-layout");
  layout.append(side, main);
  root.append(top, layout);

  // --- sliders and checkboxes ---

  function newGroup(spec) {
    const { node: group, title: legend } = fold("design-group");
    const body = element("div");
    group.dataset.group = spec.name;
    group.open = true;
    group.append(body);
    form.append(group);
    return { legend, body };
  }

  function newField(spec, body) {
    const control = element("input");
    control.dataset.field = spec.name;
    const caption = element("span", "design-label");
    const label = element("label", spec.kind === "check" ? "design-check" : "design-slider");
    if (spec.kind === "check") {
      control.type = "checkbox";
      control.addEventListener("change", () =>
        send({ type: "change", parameter: spec.name, value: control.checked }),
      );
      label.append(control, caption);
      body.append(label);
      return { control, text: caption, label };
    }
    const value = element("output", "design-value");
    control.type = "range";
    control.step = 1;
    control.addEventListener("input", () => {
      setText(value, control.value);
      send({ type: "change", parameter: spec.name, value: Number(control.value) });
    });
    label.append(caption, control, value);
    body.append(label);
    return { control, text: caption, label, value };
  }

  function showForm(settled) {
    for (const spec of state.groups) {
      if (!groups.has(spec.name)) groups.set(spec.name, newGroup(spec));
      const group = groups.get(spec.name);
      setText(group.legend, spec.legend);
      for (const field of spec.fields) {
        if (!fields.has(field.name)) fields.set(field.name, newField(field, group.body));
        const shown = fields.get(field.name);
        setText(shown.text, field.label);
        shown.label.title = field.hint;
        if (field.kind === "range") {
          shown.control.setAttribute("aria-label", field.hint);
          shown.control.max = Math.max(field.max, settled ? 0 : Number(shown.control.value));
          shown.control.min = field.min;
        }
        // What the hand does now is ahead of the kernel: its answer to an earlier move is no news.
        if (!settled) continue;
        if (field.kind === "check") shown.control.checked = field.value;
        else {
          shown.control.value = field.value;
          setText(shown.value, String(field.value));
        }
      }
    }
    const { choices, words } = state;
    setText(board.text, words.board);
    setText(white.text, choices.white.label);
    setText(green.text, choices.green.label);
    setText(metric.text, words["compared-metric"]);
    if (settled) {
      setOptions(board.control, choices.board.options, choices.board.value);
      setOptions(white.control, choices.white.options, choices.white.value);
      setOptions(green.control, choices.green.options, choices.green.value);
      setOptions(metric.control, choices.metric.options, choices.metric.value);
      if (document.activeElement !== name.control || !writing) {
        if (name.control.value !== state.name) name.control.value = state.name;
      }
      if (document.activeElement !== notes.control || !writing) {
        if (notes.control.value !== state.notes) notes.control.value = state.notes;
      }
      compareBox.checked = state.compares;
    }
    setOptions(load.control, [["", words["load-choose"]], ...state.files], "");
  }

  // --- charts ---

  function newPicture(image, frame) {
    let shown = null;
    let url = "";
    return (bytes, key) => {
      if (bytes.byteLength === 0) {
        frame.hidden = true;
        return;
      }
      frame.hidden = false;
      if (bytes === shown) {
        frame.dataset.painted = key;
        return;
      }
      shown = bytes;
      const next = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
      const old = url;
      url = next;
      image.src = next;
      const done = () => {
        if (old) URL.revokeObjectURL(old);
        if (url === next) frame.dataset.painted = key;
      };
      image.decode().then(done, done);
    };
  }
  const showPicture = newPicture(picture, paper);
  const showCompared = newPicture(comparedPicture, comparedPaper);

  function showResult() {
    const { result, words, choices } = state;
    const current = Boolean(result?.current);
    results.dataset.current = String(current);
    results.hidden = false;
    setText(outdated, result?.outdated ?? "");
    outdated.hidden = !result?.outdated || state.status.kind !== "error";
    kinds.setAttribute("aria-label", words.chart);
    const fill = (made, { kind, label }) => {
      setText(made, label);
      made.classList.add("zebres-choice");
      made.setAttribute("aria-pressed", String(kind === choices.kind.value));
    };
    const offered = choices.kind.options.map(([kind, label]) => {
      return { id: `kind-${kind}`, kind, label };
    });
    const look = (id) => send({ type: "look", look: { kind: id.slice("kind-".length) } });
    showButtons(kinds, offered, look, { fill });
    setText(changesTitle, words.changes);
    showLines(changesList, state.changes);
    changes.hidden = state.changes.length === 0;
    figures.hidden = !result;
    if (!result) return;
    setText(figuresCaption, result.caption);
    picture.alt = result.picture;
    while (figuresBody.children.length > result.rows.length) figuresBody.lastChild.remove();
    result.rows.forEach((cells, at) => {
      let row = figuresBody.children[at];
      if (!row) {
        row = element("tr");
        row.append(element("th", "", { scope: "row" }), element("td"), element("td"));
        figuresBody.append(row);
      }
      cells.forEach((cell, column) => setText(row.children[column], cell));
    });
    showPicture(state.picture, `${result.change}:${result.games}`);
  }

  function showLines(list, lines) {
    if (list.children.length === lines.length) {
      lines.forEach((line, at) => setText(list.children[at], line));
    } else list.replaceChildren(...lines.map((line) => text("li", line)));
  }

  // --- kept and compared ---

  function showKept() {
    const { kept: variants, words } = state;
    const now = JSON.stringify([variants, words.language]);
    if (keptList.dataset.shown !== now) {
      keptList.dataset.shown = now;
      keptList.replaceChildren(
        ...variants.map((one) => {
          const item = element("li", "design-one");
          const told = element("div", "design-told");
          told.append(text("strong", one.name));
          const more = one.reference ? `${one.text} (${words.reference})` : one.text;
          told.append(text("span", more));
          const row = element("div", "zebres-row");
          for (const what of ["take", "refer", "drop"]) {
            if (what === "refer" && one.reference) continue;
            const made = press(what, "zebres-small", () => send({ type: what, name: one.name }));
            made.textContent = words[what];
            made.title = one.hints[what];
            made.setAttribute("aria-label", one.hints[what]);
            row.append(made);
          }
          item.append(told, row);
          return item;
        }),
      );
    }
    const { comparison } = state;
    compared.hidden = !comparison;
    metric.label.hidden = !comparison;
    kept.dataset.current = String(Boolean(comparison?.current));
    kept.dataset.compared = String(comparison?.change ?? "");
    if (!comparison) return;
    setText(comparedNote, comparison.note);
    comparedFrame.hidden = comparison.rows.length === 0;
    if (comparison.rows.length === 0) {
      comparedPaper.hidden = true;
      return;
    }
    comparedFrame.setAttribute("aria-label", comparison.heading);
    comparedPicture.alt = comparison.picture;
    const caption = text("caption", comparison.heading);
    const head = element("tr");
    head.append(element("th", "", { scope: "col", textContent: words.metric }));
    for (const variant of comparison.names) {
      head.append(element("th", "", { scope: "col", textContent: variant }));
    }
    const heading = element("thead");
    heading.append(head);
    const body = element("tbody");
    for (const { label, cells } of comparison.rows) {
      const row = element("tr");
      row.append(element("th", "", { scope: "row", textContent: label }));
      for (const cell of cells) {
        const shown = text("td", `${cell.mark} ${cell.text}`.trim());
        shown.dataset.mark = cell.mark;
        row.append(shown);
      }
      body.append(row);
    }
    comparedTable.replaceChildren(caption, heading, body);
    showCompared(state.compared, String(comparison.change));
  }

  // --- everything ---

  function showWords() {
    const { words, file: said } = state;
    setText(title, words.title);
    languages.show();
    setText(fileTitle, words.file);
    setText(name.text, words.name);
    setText(notes.text, words.notes);
    setText(load.text, words.load);
    setText(keptTitle, words["kept-title"]);
    setText(compareText, words.compare);
    compare.title = words["compare-hint"];
    for (const [made, key] of [[keep, "keep"], [play, "play"], [edit, "edit"]]) {
      setText(made, words[key]);
      made.title = words[`${key}-hint`];
    }
    setText(save, words.save);
    save.title = said.hint;
    setText(overwrite, said.overwrite);
    overwrite.hidden = !said.overwrite;
  }

  function showAll() {
    const { message: said } = state;
    setText(message, said.text);
    message.dataset.kind = said.kind;
    showWords();
    showForm(pending() === 0 && !writing);
    showResult();
    showKept();
    root.dataset.change = state.change;
  }

  const end = page.show([], showAll);

  const { el } = given;
  let narrow = null;
  const watch = new ResizeObserver(() => {
    if (!el.clientWidth) return;
    const now = el.clientWidth < NARROW_PIXELS;
    // On a telephone the chart should not be far below what changes it.
    if (narrow === null && now) {
      for (const group of form.children) group.open = group.dataset.group === "values";
    }
    if (now !== (narrow ?? state.narrow)) send({ type: "look", look: { narrow: now } });
    narrow = now;
  });
  watch.observe(el);
  return () => {
    flush();
    watch.disconnect();
    end();
  };
}

export default { render };
