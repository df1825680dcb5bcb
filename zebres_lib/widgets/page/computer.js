// What stands beside the board of a game against the computer: how the game stands, the hint, the
// settings, the review, and what stands beside every board.

import { beside, token } from "./beside.js";
import { button, element, setOptions, text } from "./kit.js";

// --- how the game stands ---

function bar() {
  const node = element("div", "zebres-evaluation");
  const title = element("p", "zebres-evaluation-head");
  const meter = element("div", "zebres-meter");
  meter.setAttribute("role", "meter");
  const white = element("div", "zebres-meter-white");
  const middle = element("div", "zebres-meter-middle");
  const name = element("span");
  const short = element("strong");
  const sentence = element("p", "zebres-evaluation-text");
  meter.append(white, middle);
  title.append(name, short);
  node.append(title, meter, sentence);
  return {
    node,
    show(spec, words) {
      node.hidden = !spec;
      if (!spec) return;
      name.textContent = words.evaluation;
      short.textContent = spec.short;
      sentence.textContent = spec.text;
      const known = spec.value !== null;
      const most = spec.most ?? 40;
      const now = Math.max(-most, Math.min(most, spec.value ?? 0));
      const values = { label: words.evaluation, valuemin: -most, valuemax: most, valuenow: now };
      values.valuetext = spec.text;
      for (const [key, value] of Object.entries(values)) meter.setAttribute(`aria-${key}`, value);
      meter.classList.toggle("zebres-unknown", !known);
      meter.classList.toggle("zebres-estimate", known && !spec.exact);
      if (known) white.style.width = `${spec.share * 100}%`;
    },
  };
}

// --- settings ---

function setting(spec, id, change) {
  const row = element("div", `zebres-field zebres-setting zebres-field-${spec.type}`);
  row.dataset.field = spec.name;
  const label = element("label", "", { htmlFor: id });
  const input = element(spec.type === "check" ? "input" : "select", "", { id });
  if (spec.type === "check") input.type = "checkbox";
  input.addEventListener("change", () =>
    change(spec.name, spec.type === "check" ? input.checked : input.value),
  );
  if (spec.type === "check") row.append(input, label);
  else row.append(label, input);
  const hint = element("p", "zebres-setting-text", { id: `${id}-text` });
  if (spec.text) {
    row.append(hint);
    input.setAttribute("aria-describedby", hint.id);
  }
  const update = ({ label: name, value, options, text: said }) => {
    label.textContent = name;
    hint.textContent = said ?? "";
    if (spec.type === "check") input.checked = value;
    else setOptions(input, options, value);
  };
  return { row, update };
}

// --- the review ---

function reviewRow(row, words, showTurn) {
  const shown = element("tr", row.point ? "zebres-turning-point" : "");
  const number = element("th", "", { scope: "row" });
  const name = text("span", row["player-name"], "zebres-unseen");
  number.append(token(row.player), name, ` ${row.number}`);
  const made = button("zebres-small", () => showTurn(row.number));
  made.textContent = words["show-turn"];
  made.setAttribute("aria-label", row.label);
  made.dataset.turn = row.number;
  const cell = element("td");
  cell.append(made);
  // The button comes early, where a narrow page shows it without scrolling.
  shown.append(number, cell, text("td", row.turn), text("td", row.value), text("td", row.best));
  shown.append(text("td", row.lost));
  return shown;
}

function review(view, showTurn) {
  const node = element("section", "zebres-review");
  const title = element("h3", "zebres-title", { id: `${view}-review` });
  const picture = element("img", "zebres-chart");
  const sentences = element("ul", "zebres-notes");
  const scroll = element("div", "zebres-review-scroll", { tabIndex: 0 });
  scroll.setAttribute("role", "region");
  node.setAttribute("aria-labelledby", title.id);
  node.append(title, picture, sentences, scroll);
  let last = "";
  return {
    node,
    show(spec, words) {
      node.hidden = !spec;
      const now = JSON.stringify([spec, words]);
      if (!spec || now === last) return;
      last = now;
      title.textContent = spec.title;
      picture.hidden = !spec.picture; // a review stopped at once has nothing to draw
      picture.src = spec.picture;
      picture.alt = spec.alt;
      sentences.replaceChildren(...spec.sentences.map((sentence) => text("li", sentence)));
      scroll.setAttribute("aria-label", words["scroll-table"]);
      const table = element("table", "zebres-score zebres-review-table");
      table.append(text("caption", spec.caption));
      const head = element("tr");
      for (const heading of spec.headings) {
        head.append(element("th", "", { scope: "col", textContent: heading }));
      }
      head.firstChild.after(element("td"));
      const thead = element("thead");
      thead.append(head);
      const body = element("tbody");
      body.append(...spec.rows.map((row) => reviewRow(row, words, showTurn)));
      table.append(thead, body);
      scroll.replaceChildren(table);
    },
  };
}

// --- all of it ---

export default beside(({ model }, { view, state, send }) => {
  const node = element("div", "zebres-computer");
  const ribbon = element("p", "zebres-ribbon");
  const standing = bar();
  const note = element("p", "zebres-computer-note");
  const hint = element("section", "zebres-hint-box");
  const hintTitle = element("h3", "zebres-title", { id: `${view}-hint` });
  const hintText = element("div");
  hint.setAttribute("aria-labelledby", hintTitle.id);
  hint.append(hintTitle, hintText);
  const settings = element("fieldset", "zebres-settings");
  const legend = element("legend");
  settings.append(legend);
  const played = review(view, (number) => send({ type: "show-turn", number }));
  node.append(ribbon, standing.node, note, hint, played.node, settings);

  let fields = null;
  function showSettings(specs, title) {
    legend.textContent = title;
    if (!fields) {
      const change = (name, value) => send({ type: "setting", name, value });
      fields = specs.map((spec) => setting(spec, `${view}-setting-${spec.name}`, change));
      settings.append(...fields.map(({ row }) => row));
    }
    specs.forEach((spec, index) => fields[index].update(spec));
  }

  // Somebody looks: only now is it worth thinking.
  queueMicrotask(() => model.send({ type: "shown" }));

  const showComputer = () => {
    const { computer } = state;
    const { words } = computer;
    ribbon.textContent = computer.branch;
    ribbon.hidden = !computer.branch;
    standing.show(computer.bar, words);
    note.textContent = computer.note;
    note.hidden = !computer.note;
    hint.hidden = !computer.hint;
    if (computer.hint) {
      hintTitle.textContent = computer.hint.title;
      hintText.replaceChildren(...computer.hint.sentences.map((each) => text("p", each)));
      if (computer.hint.legend) hintText.append(text("p", computer.hint.legend, "zebres-hint"));
    }
    played.show(computer.review, words);
    showSettings(computer.settings, words.opponent);
  };
  return { node, parts: [[["computer", "handled"], showComputer]] };
});
