// What a definition may and may not say about the storage of its table.
import { expect, it } from "vitest";
import { locateProblems } from "../../generator/definition/locateProblems";
import { type Complaint, complainAbout } from "../../generator/definition/Problem";
import { readDefinitions } from "../../generator/definition/readDefinitions";
import { fieldKinds } from "../../generator/kinds/registry";
import { loadModelFrom } from "../../generator/load";
import { lookupOf } from "../../generator/model/Lookup";
import { addOwnScreens } from "../../generator/model/ownScreens";
import { checkStore } from "./store";

const console_ = `title: { en: Console, zh-CN: 控制台 }
sections:
  operate:
    label: { en: Operations, zh-CN: 运营 }
    screens:
      logs: { label: { en: Logs, zh-CN: 日志 }, resource: [log, note] }
`;
const enums = `kind_of_note:
  1: { name: log, en: Log, zh-CN: 日志 }
  2: { name: other, en: Other, zh-CN: 其他 }
`;
const log = `resource: log
label: { en: Log, zh-CN: 日志 }
unique: [[name, at]]
store: { partition: at, by: month, keep: 365 }
calls: { list: /log/list, lines: { path: /log/lines, params: [name] } }
fields:
  id: { kind: id }
  name: { kind: text, label: { en: Name, zh-CN: 名称 } }
  at: { kind: timestamp, readonly: true, stamp: created, label: { en: Time, zh-CN: 时间 } }
  note_id: { kind: reference, to: note, label: { en: Note, zh-CN: 备注 } }
`;
const note = `resource: note
label: { en: Note, zh-CN: 备注 }
calls: { list: /note/list }
fields:
  id: { kind: id }
  name: { kind: text, label: { en: Name, zh-CN: 名称 } }
  log_id: { kind: reference, to: log, weak: true, label: { en: Log, zh-CN: 日志 } }
  type: { kind: enum, enum: kind_of_note, label: { en: Type, zh-CN: 类型 } }
  other: { kind: text, label: { en: Other, zh-CN: 其他 } }
`;
const good = {
  "resources/console.yaml": console_,
  "resources/enums.yaml": enums,
  "resources/errors.yaml": "515: { en: Not unique, zh-CN: 不唯一 }\n",
  "resources/operate/log.yaml": log,
  "resources/operate/note.yaml": note,
};

const load = (changed: Readonly<Partial<typeof good>> = {}) => {
  const files = Object.entries({ ...good, ...changed }).map(([path, text]) => ({ path, text }));
  const { model, problems } = loadModelFrom(files, [], (text) => text);
  // Without owners, there is no end of an owner to check.
  const others = problems.filter(({ code }) => code !== "P177");
  if (others.length > 0) return { model, problems: others };
  const definitions = addOwnScreens(readDefinitions(files, fieldKinds, () => undefined));
  const complaints: Complaint[] = [];
  for (const definition of definitions.resources)
    checkStore({
      definition,
      lookup: lookupOf(definitions, fieldKinds),
      complain: complainAbout(definition.file, (complaint) => void complaints.push(complaint)),
    });
  return { model, problems: locateProblems(files, complaints) };
};

it("says how a table is divided, by month if it says nothing else", () => {
  const { model, problems } = load();
  expect(problems).toEqual([]);
  expect(model?.resources.map(({ store }) => store)).toEqual([{ partition: "at", by: "month", keep: 365 }, null]);
  const plain = load({ "resources/operate/log.yaml": log.replace("by: month, keep: 365", "keep: 60") });
  expect(plain.model?.resources[0]?.store).toEqual({ partition: "at", by: "month", keep: 60 });
  const forEver = load({ "resources/operate/log.yaml": log.replace("by: month, keep: 365", "by: year") });
  expect(forEver.model?.resources[0]?.store).toEqual({ partition: "at", by: "year", keep: null });
});

/** what ; text to replace ; replacement ; code line:column ; message */
const mistakes = `
a field that is not there ; partition: at ; partition: ta ; P122 4:21 ; \`store.partition\` names the field \`ta\`, which log does not have
no field ; partition: at, by ; by ; P104 4:1 ; \`store\` has no \`partition\`
an unknown length ; by: month ; by: mnth ; P105 4:29 ; \`store.by\` cannot be "mnth"
a field that is no moment ; partition: at ; partition: name ; P183 4:21 ; \`name\` is no moment
a moment that changes ; stamp: created ; stamp: changed ; P183 4:21 ; \`at\` changes with the record, which would go from part to part
a moment that may be empty ; readonly: true, stamp: created ; required: true ; P183 4:21 ; \`at\` may be empty, or may change
a unique field beside it ; [[name, at]] ; [[name]] ; P184 3:10 ; rows of different parts could be equal in name
a key that people give ; kind: id ; kind: id, required: true ; P184 7:29 ; people give \`id\`, and could give it twice in different parts
many parts ; keep: 365 ; keep: 3650 ; P186 4:42 ; 3650 days are 132 parts of a month, and every list would lock all of them
parts that are too long ; keep: 365 ; keep: 7 ; P186 4:42 ; a month is longer than 7 days, so no part could be dropped in time
parts without an end ; , keep: 365 ;  ; P186 4:21 ; nothing is ever dropped, and each month adds a part
rows that stay ; unique ; ending: keep⏎unique ; P188 5:42 ; \`ending: keep\` says that the rows stay for good, and \`keep\` that they go
a list of keys ; kind: reference, ; kind: references, ; P185 10:12 ; \`note_id\` is a list of keys, which is stored in rows that refer to this table
`;
const split = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replaceAll("⏎", "\n").split(" ; "));

it.each(split(mistakes))("refuses a table in parts with %s", (_, from = "", to = "", place = "", message = "") => {
  expect(log).toContain(from);
  const { problems } = load({ "resources/operate/log.yaml": log.replace(from, to) });
  expect(problems.map((one) => [`${one.code} ${one.where.line}:${one.where.column}`, one.message])).toEqual([
    [place, message],
  ]);
  expect(problems[0]?.fix).not.toBe("");
});

it("guesses what field and what length were meant", () => {
  const fixOf = (from: string, to: string) =>
    load({ "resources/operate/log.yaml": log.replace(from, to) }).problems[0]?.fix;
  expect(fixOf("partition: at", "partition: nmae")).toContain("Did you mean `name`?");
  expect(fixOf("by: month", "by: mnth")).toContain("Did you mean `month`?");
});

const referring = `
a reference ; , weak: true ;  ; P185 7:34 ; the table of log is in parts, so nothing keeps \`log_id\` from naming a row that is gone
a text that leads to it ; other: { kind: text ; other: { kind: text, leads: { by: type, to: { 1: log } } ; P185 9:52 ; the table of log is in parts, so nothing keeps \`other\` from naming a row that is gone
`;

it.each(split(referring))("refuses %s to a table in parts", (_, from = "", to = "", place = "", message = "") => {
  const { problems } = load({ "resources/operate/note.yaml": note.replace(from, to) });
  expect(problems.map((one) => [`${one.code} ${one.where.line}:${one.where.column}`, one.message])).toEqual([
    [place, message],
  ]);
  expect(problems[0]?.fix).toContain("resources/operate/log.yaml");
});

it("refuses parts for a definition without rows", () => {
  const bare = log.replace("list: /log/list, ", "").replace("unique: [[name, at]]\n", "");
  const { problems } = load({
    "resources/operate/log.yaml": bare,
    "resources/operate/note.yaml": note.replace("to: log, weak: true", "to: note"),
    "resources/console.yaml": console_.replace("[log, note]", "note"),
  });
  expect(problems.map(({ code, where }) => `${code} ${where.line}`)).toEqual(["P187 3"]);
});
