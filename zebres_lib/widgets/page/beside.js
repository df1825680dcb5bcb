// Shows what stands beside the board and reports what was filled in.

import {
  button, copy, describe, element, fold, initialize, languageRow, newGameForm, noteItem, openPage,
  setText, text,
} from "./kit.js";

// --- the score ---

export const token = (player) =>
  describe(element("span", `zebres-token zebres-token-${player}`), { "aria-hidden": "true" });

function owner(key, name) {
  const cell = element("td", "zebres-owner");
  if (key !== "nobody") cell.append(token(key));
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
  head.append(
    ...score.headings.map((heading) => element("th", "", { scope: "col", textContent: heading })),
  );
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
    total.append(token(key), `${name} `, text("strong", points));
    line.append(total);
  }
  return line;
}

// --- the log ---

function logEntry(entry) {
  const item = element("li", "zebres-entry");
  const head = element("p", "zebres-entry-head");
  const number = text("span", `${entry.number}.`, "zebres-number");
  head.append(number, token(entry.player), text("code", entry.action));
  const notes = element("ul", "zebres-notes");
  notes.append(...entry.notes.map(noteItem));
  item.append(head, notes);
  return item;
}

// --- texts to copy and to paste ---

function textField(name, rows, { view, state, send, say }) {
  const node = element("div", "zebres-text");
  const label = element("label", "", { htmlFor: `${view}-${name}` });
  const area = element("textarea", "", { id: label.htmlFor, rows, spellcheck: false });
  const copying = button("", async () => {
    await copy(area);
    say(state.words.copied, "done");
  });
  const loading = button("", () => {
    shown = null; // what was typed gives way to what was loaded
    send({ type: "paste", text: area.value });
  });
  loading.dataset.load = name;
  const row = element("div", "zebres-row");
  row.append(copying, loading);
  node.append(label, area, row);
  let shown = null;
  const show = () => {
    const { words, texts } = state;
    setText(label, words[name === "game" ? "game-text" : "position"]);
    for (const [made, what] of [[copying, "copy"], [loading, "load"]]) {
      setText(made, words[what]);
      made.title = words[`${what}-${name}-hint`];
      made.setAttribute("aria-label", `${words[what]}: ${label.textContent}`);
    }
    if (texts[name] !== shown) area.value = texts[name];
    shown = texts[name];
  };
  return { node, show };
}

// --- all of it ---

// `makeParts` makes what a panel has more than others, to stand below the totals: a node, and the
// parts that show the state in it.
export const beside = (...makeParts) => ({
  initialize,
  render(given) {
    const message = describe(element("p", "zebres-message"), { role: "status" });
    const say = (content, kind) => {
      message.textContent = content;
      message.dataset.kind = kind;
      message.hidden = !content;
    };
    const page = openPage(given, "zebres-side", { say });
    const { view, root, state } = page;
    const languages = languageRow(page);
    const top = element("div", "zebres-top");
    const totalLine = element("div");
    const score = element("div");
    const logTitle = element("h3", "zebres-title", { id: `${view}-log` });
    const log = element("div", "zebres-log", { tabIndex: 0 });
    describe(log, { role: "region", "aria-labelledby": logTitle.id });
    const logEmpty = element("p");
    const list = element("ol");
    log.append(logEmpty, list);
    const newGame = newGameForm(page);
    const texts = fold("zebres-fold");
    const textsHint = element("p", "zebres-hint");
    const fields = [textField("position", 2, page), textField("game", 7, page)];
    texts.node.append(textsHint, ...fields.map(({ node }) => node));
    const more = makeParts.map((make) => make(given, page));
    top.append(totalLine, languages.node);
    root.append(top, ...more.map(({ node }) => node), score, logTitle, log);
    root.append(newGame.node, texts.node, message);

    function showScore() {
      totalLine.replaceChildren(totals(state.score));
      score.replaceChildren(scoreTable(state.score));
    }

    function showWords() {
      const { words } = state;
      logTitle.replaceChildren(text("span", words.log), text("small", words["newest-first"]));
      setText(logEmpty, words["log-empty"]);
      setText(texts.title, words.texts);
      setText(textsHint, words["position-and-game-hint"]);
      languages.show();
    }

    let entries = [];
    function showLog() {
      const { turns } = state;
      logEmpty.hidden = turns.length > 0;
      const now = turns.map((entry) => JSON.stringify(entry));
      let same = 0;
      while (same < now.length && same < entries.length && now[same] === entries[same]) same += 1;
      while (list.childElementCount > same) list.firstChild.remove();
      for (const entry of turns.slice(same)) list.prepend(logEntry(entry));
      if (now.length !== entries.length || same < now.length) log.scrollTop = 0;
      entries = now;
    }

    function showForm() {
      newGame.show(state.form, state.words["choose-rules"], state.words.start);
    }

    return page.show(
      [
        [["score"], showScore],
        [["words"], showWords],
        [["turns"], showLog],
        [["form", "words"], showForm],
        [["texts", "words", "handled"], () => fields.forEach(({ show }) => show())],
        ...more.flatMap(({ parts }) => parts),
      ],
      // What was said of a form or a text is gone with the next thing that happens on the board.
      (isAnswer) => say(isAnswer ? state.status.text : "", state.status.kind),
    );
  },
});

export default beside();
