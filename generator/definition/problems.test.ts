import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const console_ = `title: { en: Console, zh-CN: 控制台 }
sections:
  operate:
    label: { en: Operations, zh-CN: 运营 }
    screens:
      plan: { label: { en: Plans, zh-CN: 计划 }, resource: cron, actions: { run: { en: Run, zh-CN: 执行 } } }
      place: { label: { en: Places, zh-CN: 地点 }, resource: place }
`;
const enums = `publish_state:
  1: { name: released, en: Released, zh-CN: 已发布, color: success }
  2: { name: delisted, en: Delisted, zh-CN: 已下架 }
`;
const errors = `515: { en: Not unique, zh-CN: 不唯一 }
515.room: { en: The room has an owner, zh-CN: 房间已有业主 }
`;
const cron = `resource: cron
label: { en: Scheduled task, zh-CN: 定时任务 }
access: operate.plan
unique: [[name]]
transitions: { state: { 1: [2], 2: [1] } }
calls:
  list: /v2/user/admin/cron/list
  add: /v2/user/admin/cron/add
  run: { path: /v2/user/admin/cron/run, on: row, label: { en: Run now, zh-CN: 立即执行 }, when: { state: [1] } }
fields:
  id: { kind: id }
  name: { kind: text, required: true, max: 64, filter: contains, label: { en: Name, zh-CN: 名称 } }
  state: { kind: enum, enum: publish_state, default: 1, label: { en: State, zh-CN: 状态 } }
  place_id: { kind: reference, to: place, label: { en: Place, zh-CN: 地点 } }
views:
  list: { columns: [name, state], sort: -name }
`;
const place_ = `resource: place
label: { en: Place, zh-CN: 地点 }
tree: { parent: parent_id }
calls: { list: /v2/place/list }
fields:
  id: { kind: id }
  name: { kind: text, label: { en: Name, zh-CN: 名称 } }
  parent_id: { kind: reference, to: place, label: { en: Parent, zh-CN: 上级 } }
demo:
  given:
    - { id: 1, name: a, parent_id: 0 }
    - { id: 2, name: b, parent_id: 1 }
`;

const samples = `lists: { streets: [Anchor Road] }
kinds: { phone: "{digits:6}" }
names: { addr$: "{streets}" }
patterns: { digits: "{digits:4}" }
`;

const good = {
  "resources/console.yaml": console_,
  "resources/enums.yaml": enums,
  "resources/errors.yaml": errors,
  "resources/samples.yaml": samples,
  "resources/operate/cron.yaml": cron,
  "resources/operate/place.yaml": place_,
};
type File = keyof typeof good;
const short = {
  console: "resources/console.yaml",
  enums: "resources/enums.yaml",
  errors: "resources/errors.yaml",
  samples: "resources/samples.yaml",
  cron: "resources/operate/cron.yaml",
  place: "resources/operate/place.yaml",
} as const satisfies Record<string, File>;

const load = (changed: Readonly<Record<string, string>>, overrides: readonly string[] = []) =>
  loadModelFrom(
    Object.entries({ ...good, ...changed }).map(([path, text]) => ({ path, text })),
    overrides,
    (text) => text,
  );

/** description ; file ; text to replace ; replacement ; code line:column ; message. ⏎ is a line break. */
const mistakes = `
a wrong key ; cron ; max: 64 ; maxx: 64 ; P103 12:39 ; unknown key \`maxx\` of a field of kind text
a misspelled label ; cron ; label: { en: Name ; lable: { en: Name ; P103 12:66 ; unknown key \`lable\` of a field of kind text
a misspelled language ; cron ; zh-CN: 定时任务 ; zh-cn: 定时任务 ; P103 2:30 ; unknown key \`zh-cn\`
a misspelled \`kind\` ; cron ; name: { kind ; name: { knid ; P103 12:11 ; unknown key \`knid\`
an unknown enumeration ; cron ; enum: publish_state ; enum: publish_stat ; P120 13:30 ; unknown enumeration \`publish_stat\`
a reference to an unknown resource ; cron ; to: place ; to: plase ; P121 14:36 ; unknown resource \`plase\`
a text that leads by no field ; cron ; filter: contains, ; filter: contains, leads: { by: stat, to: { 1: place } }, ; P122 12:79 ; it leads by the field \`stat\`, which is not beside it
a text that leads by a value there is not ; cron ; filter: contains, ; filter: contains, leads: { by: state, to: { 3: place } }, ; P146 12:95 ; \`fields.name.leads.to.3\` is 3, which is not a value of publish_state
a text that leads to no resource ; cron ; filter: contains, ; filter: contains, leads: { by: state, to: { 1: plase } }, ; P121 12:95 ; unknown resource \`plase\`
a column that is no field ; cron ; columns: [name, state] ; columns: [name, stat] ; P122 16:27 ; \`views.list.columns.1\` names the field \`stat\`, which cron does not have
a sort by no field ; cron ; sort: -name ; sort: -nam ; P122 16:41 ; \`views.list.sort\` names the field \`nam\`, which cron does not have
a condition on no field ; cron ; when: { state: [1] } ; when: { stat: [1] } ; P122 9:95 ; \`calls.run.when.stat\` names the field \`stat\`, which cron does not have
a field's condition on no field ; cron ; place_id: { ; place_id: { when: { stat: [1] }, ; P122 14:23 ; \`fields.place_id.when.stat\` names the field \`stat\`, which cron does not have
a condition on no value ; cron ; when: { state: [1] } ; when: { state: [7] } ; P146 9:103 ; \`7\` is not a value of publish_state
a transition to no value ; cron ; 1: [2] ; 1: [3] ; P146 5:29 ; \`3\` is not a value of publish_state
a transition from no value ; cron ; 2: [1] ; 4: [1] ; P146 5:33 ; \`4\` is not a value of publish_state
a resource on two screens ; console ; resource: place ; resource: [place, cron] ; P131 7:68 ; cron is already on the screen operate.plan
a route of a public page ; console ;   operate: ;   login: { label: { en: In, zh-CN: 登录 }, component: auth/In }⏎  operate: ; P130 3:3 ; the route /login belongs to a public page
a route that the console says is public ; console ; sections: ; public: { operate: }⏎sections: ; P130 4:3 ; the route /operate belongs to a public page
a call of two definitions ; place ; /v2/place/list ; /v2/user/admin/cron/list ; P132 4:16 ; the call /v2/user/admin/cron/list belongs to cron already (resources/operate/cron.yaml)
a label without Chinese ; cron ; { en: State, zh-CN: 状态 } ; { en: State } ; P107 13:57 ; \`fields.state.label\` has no zh-CN
a label without English ; cron ; { en: Scheduled task, zh-CN: 定时任务 } ; { zh-CN: 定时任务 } ; P107 2:1 ; \`label\` has no en
a field without label ; cron ; , label: { en: State, zh-CN: 状态 } ;  ; P107 13:3 ; the field \`state\` has no label in en and zh-CN
an action without label ; cron ; label: { en: Run now, zh-CN: 立即执行 },  ;  ; P107 9:3 ; the action \`run\` has no label in en and zh-CN
bad YAML ; cron ; unique: [[name]] ; unique: [[name] ; P101 5:1 ; Flow sequence in block collection must be sufficiently indented and end with a ]
an encrypted field that is no text ; cron ; place_id: { kind ; place_id: { encrypted: true, kind ; P175 14:26 ; \`place_id\` is no text
a personal field that is no text ; cron ; place_id: { kind ; place_id: { personal: true, kind ; P176 14:25 ; \`place_id\` is no text that can be masked
an end of what never ends ; cron ; fields: ; ending: keep⏎fields: ; P177 10:9 ; console.yaml does not say that an owner can end
a record that passes from nobody ; cron ; fields: ; passing: { clear: [name] }⏎fields: ; P178 10:10 ; a cron has no owner of its own to pass from
a search in what is no text ; cron ; fields: ; search: [state]⏎fields: ; P182 10:10 ; \`state\` is of kind enum, in which no text is
a search in what is not there ; cron ; fields: ; search: [stat]⏎fields: ; P122 10:10 ; \`search.0\` names the field \`stat\`, which cron does not have
a field that was what another is ; cron ;   place_id: { ;   place_id: { was: name, ; P198 14:20 ; \`name\` is a field still
a state that is not always there ; cron ;   place_id: { ;   stage: { kind: enum, enum: publish_state, derive: [{ value: 1, when: { state: [1] } }], label: { en: S, zh-CN: 态 } }⏎  place_id: { ; P190 14:53 ; \`stage\` has no value where state is 2
a state that follows from a text ; cron ;   place_id: { ;   stage: { kind: enum, enum: publish_state, derive: [{ value: 1, when: { name: [1] } }, { value: 2 }], label: { en: S, zh-CN: 态 } }⏎  place_id: { ; P190 14:53 ; \`stage\` cannot be derived from \`name\`
a view of a period that there is not ; cron ; columns: [name, state] ; columns: [name, state], views: [{ name: a, label: { en: A, zh-CN: 甲 }, during: { name: someday } }] ; P105 16:98 ; \`views.list.views.0.during.name\` cannot be "someday"
a head with the state of another record ; cron ; views: ; views:⏎  show: { head: { state: stat } } ; P122 16:26 ; \`views.show.head.state\` names the field \`stat\`, which cron does not have
a proof before what only reads ; cron ; list: /v2/user/admin/cron/list ; list: { path: /v2/user/admin/cron/list, step_up: true } ; P179 7:43 ; \`list\` only reads
a question before what only reads ; cron ; when: { state: [1] } } ; confirm: true, reads: true } ; P199 9:87 ; \`run\` only reads
a person that is none ; cron ; fields: ; person: place_id⏎fields: ; P176 10:9 ; \`place_id\` leads to nobody
an encrypted field that a list is filtered by ; cron ;   place_id: { ;   code: { kind: text, encrypted: true, filter: contains, label: { en: C, zh-CN: 码 } }⏎  place_id: { ; P175 14:48 ; \`code\` is encrypted in the store, so no list can be filtered by it
two keys ; cron ;   place_id: { ;   name: { ; P102 14:3 ; two keys \`name\` in one map
two id fields ; cron ; place_id: { kind: reference, to: place, ; place_id: { kind: id, ; P140 14:21 ; two fields of the id kind: \`id\` and \`place_id\`
no key ; cron ;   id: { kind: id }⏎ ;  ; P141 1:11 ; cron has no key
an unknown kind ; cron ; kind: text ; kind: txet ; P106 12:17 ; unknown kind \`txet\`
a tree whose parent is the key ; place ; parent: parent_id ; parent: id ; P142 3:17 ; \`id\` is the key: every record would be its own parent
another name than the file's ; cron ; resource: cron ; resource: crom ; P110 1:11 ; the resource is named \`crom\`, its file \`cron\`
a name that is no identifier ; cron ;   place_id: { ;   placeId: { ; P108 14:3 ; \`placeId\` is not a name
a path that is none ; cron ; /v2/user/admin/cron/add ; /v2/user admin ; P105 8:8 ; \`calls.add.path\` cannot be "/v2/user admin"
an unknown menu key ; cron ; access: operate.plan ; access: operate.plans ; P123 3:9 ; \`access\` names the menu key \`operate.plans\`, which console.yaml does not have
a maximum of each currency where no field has the currency ; cron ; kind: text, required: true, max: 64, filter: contains ; kind: money, required: true, max: { rmb: "5.00" } ; P144 12:45 ; the maximum depends on the currency, but no field holds the currency
a minimum above the maximum ; cron ; max: 64 ; max: 6, min: 7 ; P144 12:52 ; the minimum 7 is above the maximum 6
a default that does not fit ; cron ; max: 64 ; max: 64, default: 5 ; P145 12:57 ; \`fields.name.default\` is 5, which does not fit
a default that is no schedule ; cron ; kind: reference, to: place, ; kind: cron, default: "99 * * * *", ; P145 14:36 ; \`fields.place_id.default\` is "99 * * * *", which does not fit
a default outside the enumeration ; cron ; default: 1 ; default: 9 ; P146 13:54 ; \`fields.state.default\` is 9, which is not a value of publish_state
a filter the kind does not have ; cron ; filter: contains ; filter: range ; P147 12:56 ; a field of kind text has no filter \`range\`
a reserved field name ; cron ;   place_id: { ;   page_size: { ; P109 14:3 ; the name \`page_size\` is reserved
an enumeration of mixed keys ; enums ;   2: { ;   two: { ; P143 3:3 ; the enumeration \`publish_state\` mixes integers and texts
a value that code cannot say ; enums ; name: delisted, en: Delisted ; en: Delisted (by hand) ; P161 3:3 ; the value \`2\` of \`publish_state\` has no name
two values of one name ; enums ; name: delisted ; name: released ; P133 3:3 ; \`2\` and \`1\` would both be named released
synonyms that are no list ; cron ; label: { en: Place, zh-CN: 地点 } } ; label: { en: Place, zh-CN: 地点 }, also: Site } ; P105 14:82 ; \`fields.place_id.also\` cannot be "Site"
a context without its code ; errors ; 515: ; 516: ; P151 2:1 ; \`515\` has no message of its own
an unknown resource of a screen ; console ; resource: place ; resource: plac ; P121 7:60 ; unknown resource \`plac\`
an action that sets no value ; cron ; when: { state: [1] } ; constants: { state: 7 } ; P146 9:107 ; \`7\` is not a value of publish_state
an answer of no field ; cron ; when: { state: [1] } ; answer: [stat] ; P122 9:96 ; \`calls.run.answer.0\` names the field \`stat\`, which cron does not have
a writer above rows without an owner ; cron ; default: 1 ; default: 1, writer: above ; P156 13:65 ; nobody stands above the records of cron: they do not name their owner
a writer there is not ; cron ; default: 1 ; default: 1, writer: below ; P105 13:65 ; \`fields.state.writer\` cannot be "below"
a writer of what the platform settles ; cron ; default: 1 ; readonly: true, writer: top ; P156 13:61 ; \`state\` is settled by the platform: nobody writes it
a writer of a call about no record ; cron ; list: /v2/user/admin/cron/list ; list: { path: /v2/user/admin/cron/list, writer: top } ; P156 7:43 ; \`list\` is about no record that somebody could own
a writer within a call ; cron ; when: { state: [1] } ; params: { id: { kind: integer, hidden: true }, why: { kind: text, writer: top, label: { en: Why, zh-CN: 原因 } } } ; P156 9:153 ; \`why\` is no field of the record itself
a picker that asks no call ; cron ; to: place ; to: place, pick: lsit ; P157 14:49 ; place has no call \`lsit\`
a list that restricts no resource ; place ; demo: ;   all: { kind: references, to: place, restricts: { crom: id }, label: { en: a, zh-CN: 一 } }⏎demo: ; P121 9:52 ; unknown resource \`crom\`
a list that restricts by no field ; place ; demo: ;   all: { kind: references, to: place, restricts: { cron: plac_id }, label: { en: a, zh-CN: 一 } }⏎demo: ; P122 9:58 ; cron has no field \`plac_id\`
a list that restricts by another field ; place ; demo: ;   all: { kind: references, to: place, restricts: { cron: name }, label: { en: a, zh-CN: 一 } }⏎demo: ; P158 9:58 ; \`name\` of cron does not lead to place
a text of no list ; samples ; {streets} ; {streats} ; P163 3:17 ; there is no list \`streats\` to draw from
a sample of an unknown kind ; samples ; phone ; fone ; P106 2:10 ; unknown kind \`fone\`
a sample of no pattern ; samples ; patterns: { digits ; patterns: { digit ; P105 4:13 ; unknown pattern \`digit\`
a sample of names that nothing matches ; samples ; addr$ ; (addr ; P105 3:10 ; \`(addr\` is no regular expression
a screen of nothing ; console ; , resource: place ;  ; P149 7:7 ; \`place\` shows nothing
`
  .trim()
  .split("\n")
  .map((line) => line.replaceAll("⏎", "\n").split(" ; "));

describe("a definition with one mistake", () => {
  it("is missing in correct definitions", () => {
    expect(load({}).problems).toEqual([]);
  });

  it.each(mistakes)("says once and where: %s", (...mistake) => {
    const [, name, from = "", to = "", place = "", message] = mistake;
    const file = Object.values(short).find((path) => path.endsWith(`/${name}.yaml`)) ?? short.cron;
    expect(good[file]).toContain(from);
    // A resource without a screen has no menu key, which is an additional problem.
    const granted = place.includes("P149")
      ? { [short.place]: place_.replace("tree:", "access: operate.place\ntree:") }
      : {};
    const { problems } = load({ ...granted, [file]: good[file].replace(from, to) });
    expect(
      problems.map((one) => [`${one.code} ${one.where.line}:${one.where.column}`, one.where.file, one.message]),
    ).toEqual([[place, file, message]]);
    expect(problems[0]?.frame).toContain("> ");
    expect(problems[0]?.fix).not.toBe("");
  });

  it("suggests a name for a value from its English label", () => {
    const nameless = enums.replace("name: delisted, en: Delisted", "en: 2nd audit passed (by hand)");
    expect(load({ [short.enums]: nameless }).problems[0]?.fix).toContain("`name: audit_passed`");
  });
});

describe("definitions with many mistakes", () => {
  it("names all of them, in the order of files and lines", () => {
    const { problems } = load({
      [short.enums]: enums.replace("zh-CN: 已下架", "colour: red"),
      [short.cron]: cron
        .replace("kind: text", "kind: txet")
        .replace("to: place", "to: plase")
        .replace("[name, state]", "[name, stat]"),
      [short.place]: place_.replace(", zh-CN: 名称", ""),
    });
    expect(problems.map(({ code, where }) => `${where.file.split("/").at(-1)}:${where.line} ${code}`)).toEqual([
      "enums.yaml:3 P107",
      "enums.yaml:3 P103",
      "cron.yaml:12 P106",
      "cron.yaml:14 P121",
      "cron.yaml:16 P122",
      "place.yaml:7 P107",
    ]);
  });

  it.each([
    ["swapped", "kind: txet", "text"],
    ["swapped in a long word", "kind: timestapm", "timestamp"],
    ["too many", "kind: texxt", "text"],
    ["missing", "kind: tet", "text"],
    ["in capitals", "kind: TEXT", "text"],
  ])("guesses what was meant where letters are %s", (_, given, meant) => {
    const [problem] = load({ [short.cron]: cron.replace("kind: text", given) }).problems;
    expect(problem?.fix).toContain(`Did you mean \`${meant}\`?`);
  });

  it("guesses nothing where no name is near", () => {
    const [problem] = load({ [short.cron]: cron.replace("kind: text", "kind: zzzz") }).problems;
    expect(problem?.fix).not.toContain("Did you mean");
  });

  it("does not complain of references into a file that cannot be read", () => {
    const { problems } = load({ [short.place]: "resource: [place\n" });
    expect(problems.map(({ code }) => code)).toEqual(["P101"]);
  });

  it.each(["", "- a\n", "null\n", "a: *b\n", "\u0000", "a: !!js/function x\n", "{", "__proto__: { a: 1 }\n"])(
    "answers problems, never an exception, for the text %j in any file",
    (text) => {
      for (const file of Object.keys(good)) expect(load({ [file]: text }).problems.length).toBeGreaterThan(0);
    },
  );
});
