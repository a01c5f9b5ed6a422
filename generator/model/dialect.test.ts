import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: A, zh-CN: 甲 }";
const HOST = `sign_in: { call: person.enter, token: pass }
sign_out: person.leave
own: person.get
password: { call: person.change, old: before, new: after }
`;
const PERSON = `resource: person
label: ${W}
title: login_name
access: office
calls:
  list: { path: /people, method: GET }
  get: { path: "/people/{number}", method: GET }
  enter: { path: /enter, params: [login_name, secret] }
  leave: /leave
  change: { path: /change, params: { before: { kind: secret, label: ${W} }, after: { kind: secret, label: ${W} } } }
fields:
  number: { kind: id }
  login_name: { kind: text, label: ${W} }
  secret: { kind: secret, label: ${W} }
  duty: { kind: reference, to: duty, label: ${W} }
  doors: { kind: list, label: ${W}, of: { door_name: { kind: text, label: ${W} } } }
`;
const resource = (name: string, fields: string) => ({
  path: `resources/office/${name}.yaml`,
  text: `resource: ${name}\nlabel: ${W}\naccess: office\ncalls: { list: /${name}/list, get: /${name}/get }\nfields: { id: { kind: id }, ${fields} }\n`,
});
const IDENTITY = `identity:
  account: { resource: person, name: login_name, password: secret, role: duty }
  role: { resource: duty, menus: grants, super: 1 }
  menu: { resource: grant, key: code }
`;
const load = (host = HOST, person = PERSON) =>
  loadModelFrom(
    [
      {
        path: "resources/console.yaml",
        text: `title: ${W}\n${IDENTITY}sections: { office: { label: ${W}, component: office/Office } }\n`,
      },
      { path: "resources/enums.yaml", text: "{}\n" },
      { path: "resources/errors.yaml", text: `513: ${W}\n` },
      { path: "resources/host.yaml", text: host },
      { path: "resources/office/person.yaml", text: person },
      resource("duty", `grants: { kind: references, to: grant, label: ${W} }`),
      resource("grant", `code: { kind: text, label: ${W} }`),
    ],
    [],
  );
const dialect = (text: string): string => `${HOST}dialect: ${text}\n`;

describe("the dialect of a host", () => {
  it("is left out where nothing differs from the specification", () => {
    const plain = PERSON.replaceAll(", method: GET", "").replace("/{number}", "");
    expect(load(HOST, plain).model?.host).toMatchObject({ dialect: null, own: { path: "/people" } });
    expect(load(HOST, plain).model?.host?.own).not.toHaveProperty("form");
  });

  it("is in the words of the specification where a definition only says methods and paths", () => {
    const { model, problems } = load();
    expect(problems).toEqual([]);
    expect(model?.host?.dialect).toMatchObject({
      root: null,
      answer: { code: "code", success: [200], data: "data", rows: "data", count: "count" },
      paging: { by: "page", name: null, size: "page_size" },
      sort: { field: "sort_field", order: "sort_order" },
      empty: "zero",
      credentials: "bearer",
    });
    expect(model?.host?.own?.form).toEqual({ verb: "get", method: "GET", key: "number", paging: "page_index" });
  });

  it("may have another value for what is left empty", () => {
    expect(load(dialect("{ empty: omit }")).model?.host?.dialect?.empty).toBe("omit");
    expect(load(dialect("{ empty: none }")).problems).toMatchObject([{ code: "P105" }]);
  });

  it("may have other names for everything", () => {
    const { model } = load(dialect("{ names: camel }"), PERSON.replace("{ kind: id }", "{ kind: id, wire: no }"));
    expect(model?.resources.find(({ name }) => name === "person")?.wireNames).toEqual({
      number: "no",
      login_name: "loginName",
      doors: ["doors", { door_name: "doorName" }],
    });
  });

  it("says in which form values are, where they differ from the specification", () => {
    const fields = `  number: { kind: id }
  made: { kind: timestamp, label: ${W} }
  ends: { kind: timestamp, label: ${W} }
  on: { kind: boolean, wire: isOn, label: ${W} }`;
    const person = PERSON.replace("  number: { kind: id }", fields);
    const values =
      "{ time: iso, flag: [N, Y], number: text, except: { person.ends: { time: ms }, person.duty: { number: number } } }";
    const { model, problems } = load(dialect(`{ values: ${values} }`), person);
    expect(problems).toEqual([]);
    expect(model?.resources.find(({ name }) => name === "person")?.wireNames).toEqual({
      number: ["number", {}, { number: "text" }],
      made: ["made", {}, { time: "iso" }],
      ends: ["ends", {}, { time: "ms" }],
      on: ["isOn", {}, { flag: ["N", "Y"] }],
    });
    expect(model?.resources.find(({ name }) => name === "duty")?.wireNames).toEqual({
      id: ["id", {}, { number: "text" }],
      grants: ["grants", {}, { number: "text" }],
    });
  });

  it.each([
    ["a clock without days", "{ time: { pattern: YYYY-MM, zone: UTC } }", "P105"],
    ["a clock with two years", "{ time: { pattern: YYYY-MM-DD YYYY, zone: UTC } }", "P105"],
  ])("refuses forms of values for %s", (_, values, code) => {
    expect(load(dialect(`{ values: ${values} }`)).problems.map((one) => one.code)).toEqual([code]);
  });

  it.each([
    [
      "a header that counts",
      "{ answer: { count: { header: X-Total-Count } } }",
      { answer: { code: "", rows: "", count: { header: "X-Total-Count" } } },
    ],
    [
      "rows below the data",
      "{ answer: { data: data, rows: data.items } }",
      { answer: { data: "data", rows: "data.items" } },
    ],
    [
      "a cursor",
      "{ paging: { cursor: after, size: limit, next: meta.next } }",
      { paging: { by: "cursor", name: "after", next: "meta.next" } },
    ],
    [
      "a sign for descending",
      '{ sort: { field: sort, descending: "-" } }',
      { sort: { field: "sort", order: null, descending: "-" } },
    ],
    [
      "lists inside of the data",
      "{ lists: { rows: list, count: total } }",
      { answer: { code: "code", rows: "data.list", count: "data.total" } },
    ],
    [
      "lists in pages that have numbers, without an envelope",
      "{ answer: {}, lists: { rows: records, page: current, pages: pages } }",
      { answer: { code: "", rows: "records", count: null, next: { page: "current", pages: "pages" } } },
    ],
    ["how far it is paged", "{ paging: { whole: 900, seek: 9 } }", { paging: { by: "page", whole: 900, seek: 9 } }],
    ["a cookie", "{ credentials: { cookie: {} } }", { credentials: { cookie: { csrf: null } } }],
    ["refusals by status", "{ refusals: { 403: 513 } }", { refusals: { "403": 513 } }],
  ])("tells %s", (_, written, expected) => {
    const { model, problems } = load(dialect(written));
    expect(problems).toEqual([]);
    expect(model?.host?.dialect).toMatchObject(expected);
  });

  it("names the key of a resource on the wire, and where the rows below a row stand", () => {
    const tree = "tree: { parent: above }\ncalls:";
    const above = `duty: { kind: reference, to: duty, label: ${W} }\n  above: { kind: reference, to: person, label: ${W} }`;
    const person = PERSON.replace("calls:", tree).replace(/duty: .*/, above);
    const text = dialect("{ keys: { person: staff_no }, children: { person: team } }");
    const { model, problems } = load(text.replace("own: person.get", "own: person.list"), person);
    expect(problems).toEqual([]);
    expect(model?.resources.find(({ name }) => name === "person")).toMatchObject({
      wireNames: { number: "staff_no" },
      wireTree: { parent: "above", children: "team" },
    });
    expect(model?.host?.own?.form).toMatchObject({ names: { number: "staff_no" }, tree: { children: "team" } });
    expect(model?.resources.find(({ name }) => name === "duty")?.wireTree).toBeNull();
  });

  it.each([
    ["a key that another field is", dialect("{ keys: { person: login_name } }"), "P164", "are both `login_name`"],
    ["an unknown key", dialect("{ pageing: { page: p } }"), "P103", "paging"],
    ["unknown credentials", dialect("{ credentials: oauth }"), "P105", "basic"],
    ["a sign-in that answers no token", HOST.replace(", token: pass", ""), "P104", "token"],
  ])("is judged: %s", (_, host, code, words) => {
    const [first, ...others] = load(host).problems;
    expect(others).toEqual([]);
    expect(first?.code).toBe(code);
    expect(`${first?.message} ${first?.fix}`).toContain(words);
  });

  it.each(["basic", "{ cookie: {} }"])("needs no token with %s", (credentials) => {
    expect(load(dialect(`{ credentials: ${credentials} }`).replace(", token: pass", "")).problems).toEqual([]);
  });

  it.each([
    ["a parameter of a path that is not sent", "{number}", "{numbr}", "P122", "Did you mean `number`?"],
    ["a method that is none", "/people, method: GET", "/people, method: FETCH", "P105", "PATCH"],
    ["two fields of one wire name", "{ kind: text, label: W }", "", "P164", "are both `secret`"],
    ["an unknown style", "leave: /leave", "leave: { path: /leave, call: baerer }", "P105", "Did you mean `bearer`?"],
    [
      "a method for another server",
      "leave: /leave",
      "leave: { path: /leave, call: bearer-at, method: GET }",
      "P165",
      "bearer",
    ],
  ])("is judged in a definition: %s", (_, from, to, code, words) => {
    const text = to === "" ? PERSON.replace("login_name: {", "login_name: { wire: secret,") : PERSON.replace(from, to);
    const [first, ...others] = load(HOST, text).problems;
    expect(others).toEqual([]);
    expect(first?.code).toBe(code);
    expect(`${first?.message} ${first?.fix}`).toContain(words);
  });

  it("takes a style that the console brings along", () => {
    const own = PERSON.replace("leave: /leave", "leave: { path: /leave, call: signed }");
    expect(load(`${HOST}styles: [signed]\n`, own).model?.host?.signOut?.style).toBe("signed");
  });
});
