import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: a, zh-CN: 甲 }";
const FIELDS: Readonly<Record<string, string>> = {
  owner_id: "{ kind: reference, to: firm, label: { en: a, zh-CN: 甲 } }",
  box_id: "{ kind: reference, to: box, label: { en: a, zh-CN: 甲 } }",
  box_ids: "{ kind: references, to: box, label: { en: a, zh-CN: 甲 } }",
  item_id: "{ kind: reference, to: item, label: { en: a, zh-CN: 甲 } }",
  place_id: "{ kind: reference, to: place, label: { en: a, zh-CN: 甲 } }",
};

/** A resource with a name, the fields of `names`, and a `scope` in line 3. */
const resource = (name: string, scope: string, names: string) =>
  [
    `resource: ${name}`,
    `label: ${W}`,
    ...(scope === "" ? [] : [`scope: ${scope}`]),
    "access: store",
    `calls: { list: /v2/store/${name}/list }`,
    "fields:",
    "  id: { kind: id }",
    `  name: { kind: text, label: ${W} }`,
    ...names.split(" ").flatMap((field) => (field === "" ? [] : [`  ${field}: ${FIELDS[field]}`])),
    "",
  ].join("\n");

const load = (changed: Readonly<Record<string, string>> = {}, identity = "identity: { owner: { resource: firm } }") => {
  const resources: Readonly<Record<string, string>> = {
    firm: resource("firm", "id", ""),
    box: resource("box", "owner_id", "owner_id"),
    item: resource("item", "{ through: box_id }", "box_id"),
    note: resource("note", "{ through: item_id }", "item_id"),
    place: resource("place", "{ shared: Everybody's places, write: platform }", ""),
    ...changed,
  };
  const console_ = `title: ${W}\n${identity}\nsections: { store: { label: ${W}, component: store/Store } }\n`;
  return loadModelFrom(
    [
      { path: "resources/console.yaml", text: console_ },
      { path: "resources/enums.yaml", text: "{}" },
      { path: "resources/errors.yaml", text: `500: ${W}\n` },
      ...Object.entries(resources).map(([name, text]) => ({ path: `resources/store/${name}.yaml`, text })),
    ],
    [],
    (text) => text,
  );
};

describe("the owner rule", () => {
  it("leads from a row to its owner", () => {
    const { model, problems } = load();
    expect(problems).toEqual([]);
    const scope = (name: string) => model?.resources.find((one) => one.name === name)?.scope;
    const firm = { field: "owner_id", to: "firm" };
    const box = { field: "box_id", to: "box" };
    expect(model?.owner?.resource).toBe("firm");
    expect(scope("firm")).toMatchObject({ is: "owned", steps: [{ field: "id", to: "firm" }], common: null });
    expect(scope("box")).toMatchObject({ is: "owned", steps: [firm], common: null });
    expect(scope("item")).toMatchObject({ is: "owned", steps: [box, firm], common: null });
    expect(scope("note")).toMatchObject({ is: "owned", steps: [{ field: "item_id", to: "item" }, box, firm] });
    expect(scope("place")).toEqual({ is: "shared", reason: "Everybody's places", write: "platform" });
  });

  it("lets everybody read rows without an owner where the definition says why", () => {
    const { model } = load({ box: resource("box", "{ own: owner_id, common: Given to all }", "owner_id") });
    expect(model?.resources.find(({ name }) => name === "box")?.scope).toMatchObject({ common: "Given to all" });
  });

  it("lets no menu key grant writing the platform's own rows", () => {
    const writing = (write: string) =>
      load({
        place: resource("place", `{ shared: Everybody's, write: ${write} }`, "").replace(
          "calls: {",
          "calls: { add: /v2/store/place/add, run: /v2/store/place/run, ",
        ),
      }).model?.resources.find(({ name }) => name === "place")?.access;
    expect(writing("platform")).toMatchObject({ list: "store", add: "#platform", run: "#platform" });
  });

  const WRITABLE = resource("place", "{ shared: Everybody's, write: top }", "").replace(
    "calls: {",
    "calls: { add: /v2/store/place/add, run: /v2/store/place/run, ",
  );
  const role = (scope: string) =>
    resource("role", scope, "owner_id").replace(
      "fields:",
      `fields:\n  menu_ids: { kind: references, to: grant, label: ${W} }`,
    );
  const PEOPLE = {
    person: resource("person", "owner_id", "owner_id").replace(
      "fields:",
      `fields:\n  secret: { kind: secret, label: ${W} }\n  role_id: { kind: reference, to: role, label: ${W} }`,
    ),
    grant: resource("grant", "{ shared: The same for all, write: platform }", ""),
  };
  const IDENTITY = `identity:
  owner: { resource: firm }
  account: { resource: person, name: name, password: secret, role: role_id, owners: [owner_id] }
  role: { resource: role, menus: menu_ids, super: 1 }
  menu: { resource: grant, key: name }`;

  it("lets accounts of the top owner write them by a key of their own, which their menu key gives them", () => {
    const { model, problems } = load({ ...PEOPLE, role: role("owner_id"), place: WRITABLE }, IDENTITY);
    expect(problems).toEqual([]);
    expect(model?.resources.find(({ name }) => name === "place")?.access).toMatchObject({
      list: "store",
      add: "#top.store",
      run: "#top.store",
    });
  });

  it.each([
    ["nobody has a role", load({ place: WRITABLE })],
    [
      "roles are nobody's",
      load({ ...PEOPLE, role: role("{ shared: For all, write: platform }"), place: WRITABLE }, IDENTITY),
    ],
  ])("refuses such a key where %s: then there is no top owner", (_, { problems }) => {
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["P155", "no role says which firm is at the top"],
    ]);
  });

  it("is not needed where no row has an owner", () => {
    const unsaid = { box: "", item: "", note: "", place: "", firm: "" };
    const plain = Object.fromEntries(Object.keys(unsaid).map((name) => [name, resource(name, "", "")]));
    expect(load(plain, "").problems).toEqual([]);
  });

  it("is not needed in a definition with only actions", () => {
    expect(
      load({ item: resource("item", "", "").replace("list:", "run:"), note: resource("note", "id", "") }).problems,
    ).toHaveLength(1);
    expect(load({ walk: resource("walk", "", "").replace("list:", "run:") }).problems).toEqual([]);
  });
});

describe("a unique field", () => {
  const unique = (written: string, text = resource("item", "{ through: box_id }", "box_id")) =>
    load({ item: text.replace("access:", `unique: ${written}\naccess:`) }).model?.resources.find(
      ({ name }) => name === "item",
    )?.unique;

  it("is unique within the owner, and everywhere only where the definition says so", () => {
    expect(unique("[name, [name, box_id], { all: [name] }]")).toEqual([
      { fields: ["name"], together: ["box_id", "name"] },
      { fields: ["name", "box_id"], together: ["box_id", "name"] },
      { fields: ["name"], together: ["name"] },
    ]);
  });

  it("is unique among all records where nobody owns any", () => {
    expect(unique("[[name]]", resource("item", "{ shared: For all, write: platform }", ""))).toBeUndefined();
    const { model } = load({
      place: resource("place", "{ shared: For all, write: platform }", "").replace(
        "access:",
        "unique: [[name]]\naccess:",
      ),
    });
    expect(model?.resources.find(({ name }) => name === "place")?.unique).toEqual([
      { fields: ["name"], together: ["name"] },
    ]);
  });

  it("must say so to be unique among all owners", () => {
    const { problems } = load({ firm: resource("firm", "id", "").replace("access:", "unique: [[name]]\naccess:") });
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["P105", "firm is the owner: nothing stands twice within one"],
    ]);
    expect(problems[0]?.fix).toContain("{ all: [name] }");
  });
});

const mistakes: readonly (readonly [
  what: string,
  name: string,
  text: string,
  code: string,
  message: string,
  fix: string,
])[] = [
  [
    "a field that names the owner",
    "box",
    resource("box", "", "owner_id"),
    "P154 1:11",
    "box does not say whose its rows are",
    "Write `scope: owner_id`",
  ],
  [
    "a field that leads to something owned",
    "note",
    resource("note", "", "place_id item_id"),
    "P154 1:11",
    "note does not say whose its rows are",
    "Write `scope: { through: item_id }`",
  ],
  [
    "no such field",
    "note",
    resource("note", "", "place_id"),
    "P154 1:11",
    "note does not say whose its rows are",
    "Add a field that refers to firm and name it, or write `scope: { shared:",
  ],
  [
    "the owner itself",
    "firm",
    resource("firm", "", ""),
    "P154 1:11",
    "firm does not say whose its rows are",
    "Write `scope: id`",
  ],
  [
    "a field there is not",
    "box",
    resource("box", "owner", "owner_id"),
    "P122 3:8",
    "`scope` names the field `owner`, which box does not have",
    "Allowed: `id`, `name`, `owner_id`.",
  ],
  [
    "a field that holds no owner",
    "box",
    resource("box", "name", "owner_id"),
    "P155 3:8",
    "`name` of box does not hold the key of one firm",
    "Name a field of kind reference",
  ],
  [
    "a reference to something else",
    "item",
    resource("item", "box_id", "box_id"),
    "P155 3:8",
    "`box_id` of item does not hold the key of one firm",
    "`scope: { through: box_id }`",
  ],
  [
    "a list of references",
    "item",
    resource("item", "{ through: box_ids }", "box_ids"),
    "P155 3:19",
    "`box_ids` of item does not hold the key of one firm",
    "Name a field of kind reference",
  ],
  [
    "a way that ends",
    "note",
    resource("note", "{ through: place_id }", "place_id"),
    "P155 3:19",
    "place belongs to no firm: nothing is reached through it",
    "Name a reference to something that has an owner.",
  ],
  [
    "a way without a reason",
    "place",
    resource("place", "{ write: top }", ""),
    "P105 3:8",
    '`scope` cannot be {"write":"top"}',
    "Expected: a field name",
  ],
];

describe("a definition that names no owner of its rows", () => {
  it.each(mistakes)("is refused, with a suggestion, by %s", (_what, name, text, code, message, fix) => {
    const { problems } = load({
      ...(name === "item" ? { note: resource("note", "owner_id", "owner_id") } : {}),
      [name]: text,
    });
    const found = problems.filter(({ where }) => where.file === `resources/store/${name}.yaml`);
    expect(found.map((one) => [`${one.code} ${one.where.line}:${one.where.column}`, one.message])).toEqual([
      [code, message],
    ]);
    expect(found[0]?.fix).toContain(fix);
  });

  it("is refused where its references form a circle", () => {
    const { problems } = load({
      item: resource("item", "{ through: place_id }", "place_id"),
      place: resource("place", "{ through: item_id }", "item_id"),
    });
    expect(problems.map(({ code, message }) => [code, message])).toContainEqual([
      "P155",
      "the way to the firm runs in a circle: item -> place -> item",
    ]);
  });

  it("is refused where console.yaml names no owner, or a missing one", () => {
    expect(load({}, "").problems.map(({ code, message }) => [code, message])).toContainEqual([
      "P155",
      "console.yaml names no owner",
    ]);
    const { problems } = load({}, "identity: { owner: { resource: frim } }");
    expect(problems.map(({ code, where, message }) => [code, where.line, message])).toEqual([
      ["P121", 2, "unknown resource `frim`"],
    ]);
  });
});
