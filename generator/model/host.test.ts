import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: A, zh-CN: 甲 }";
const HOST = `envelope: { token: pass, version: edition, constants: { origin: 7 } }
sign_in:
  call: person.enter
  picture: riddle
  code: solved
  device: machine
  system: system
  model: model
  browser: browser
  token: pass
picture: person.puzzle
sign_out: person.leave
own: person.get
password: { call: person.change, old: before, new: after }
upload: { form: person.form, put: person.place, address: place }
rows: { call: person.bring, resource: book }
`;
const words = ["login", "riddle", "solved", "machine", "system", "model", "browser", "place", "book"];
const PERSON = `resource: person
label: ${W}
title: login
access: office
calls:
  list: /office/person/list
  get: /office/person/get
  enter: { path: /office/enter, params: [login, secret, riddle, solved, machine, system, model, browser] }
  puzzle: /office/puzzle
  leave: { path: /office/leave, call: legacy }
  change: { path: /office/change, params: { before: { kind: secret, label: ${W} }, after: { kind: secret, label: ${W} } } }
  form: /office/form
  place: /office/place
  bring: { path: /office/bring, params: [book] }
fields:
  number: { kind: id }
  secret: { kind: secret, label: ${W} }
  duty: { kind: reference, to: duty, label: ${W} }
${words.map((name) => `  ${name}: { kind: text, label: ${W} }`).join("\n")}
`;
const resource = (name: string, fields: string) => ({
  path: `resources/office/${name}.yaml`,
  text: `resource: ${name}\nlabel: ${W}\naccess: office\ncalls: { list: /office/${name}/list }\nfields: { id: { kind: id }, ${fields} }\n`,
});
/** A resource with identifiable rows, and one with a secret. */
const kept = (name: string, kind: string) => ({
  path: `resources/office/${name}.yaml`,
  text: `resource: ${name}
label: ${W}
access: office
unique: [code]
calls: { list: /office/${name}/list, add: /office/${name}/add }
fields:
  id: { kind: id }
  code: { kind: text, label: ${W} }
  within: { kind: list, label: ${W}, of: { held: { kind: ${kind}, label: ${W} } } }
`,
});
const IDENTITY = `identity:
  account: { resource: person, name: login, password: secret, role: duty }
  role: { resource: duty, menus: grants, super: 1 }
  menu: { resource: grant, key: code }
`;

const load = (
  host: string | null,
  identity = IDENTITY,
  further: readonly { readonly path: string; readonly text: string }[] = [],
  person = PERSON,
) =>
  loadModelFrom(
    [
      {
        path: "resources/console.yaml",
        text: `title: ${W}\n${identity}sections: { office: { label: ${W}, component: office/Office } }\n`,
      },
      { path: "resources/enums.yaml", text: "{}\n" },
      { path: "resources/errors.yaml", text: `513: ${W}\n` },
      ...(host === null ? [] : [{ path: "resources/host.yaml", text: host }]),
      { path: "resources/office/person.yaml", text: person },
      resource("duty", `grants: { kind: references, to: grant, label: ${W} }`),
      resource("grant", `code: { kind: text, label: ${W} }, says: { kind: text, label: ${W} }`),
      kept("shelf", "text"),
      kept("safe", "secret"),
      ...further,
    ],
    [],
  );

describe("what host.yaml says of the platform", () => {
  it("is passed on, with the paths and styles of the calls it names", () => {
    const { model, problems } = load(HOST);
    expect(problems).toEqual([]);
    expect(model?.host).toMatchObject({
      envelope: { token: "pass", version: "edition", constants: { origin: 7 } },
      signIn: { path: "/office/enter", style: "bearer", name: "login", password: "secret", picture: "riddle" },
      signOut: { path: "/office/leave", style: "legacy" },
      own: { path: "/office/person/get", key: "number", title: "login", owners: [] },
      password: { path: "/office/change", old: "before", new: "after" },
      upload: { put: { path: "/office/place" }, address: "place" },
      rows: { path: "/office/bring", style: "bearer", resource: "book" },
      menus: { path: "/office/grant/list", key: "code" },
    });
  });

  it("may be what leaves a secret as it is, for all of them or for some", () => {
    const unchanged = (written: string) => load(`${HOST}unchanged: ${written}\n`);
    expect(unchanged("omit").model?.host?.unchanged).toEqual({ all: "omit" });
    const { model, problems } = unchanged('{ all: "", person: "***", person.secret: omit }');
    expect(problems).toEqual([]);
    expect(model?.host?.unchanged).toEqual({ all: "", person: "***", "person.secret": "omit" });
    expect(unchanged("7").problems).toMatchObject([{ code: "P105" }]);
  });

  it("may be nothing", () => {
    expect(load(null).model?.host).toBeNull();
  });

  it("keeps the names that the platform serves under /rest from definitions", () => {
    const { path, text } = resource("sessions", `says: { kind: text, label: ${W} }`);
    const taken = {
      path,
      text: text.replace("access:", "call: rest\naccess:").replace("/office/sessions/list", "/sessions"),
    };
    expect(load(HOST, IDENTITY, [taken]).problems).toEqual([]);
    const [first, ...others] = load(`${HOST}rest: [sessions]\n`, IDENTITY, [taken]).problems;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ code: "P109", where: { file: taken.path, line: 5, column: 16 } });
  });

  it.each([
    ["a resource that is not there", "picture: person.", "picture: persn.", "P121", "11:10", "Did you mean `person`?"],
    ["a call that is not there", "person.puzzle", "person.puzle", "P162", "11:10", "Did you mean `puzzle`?"],
    ["a parameter that is not there", "code: solved", "code: solvd", "P122", "5:9", "Did you mean `solved`?"],
    ["a parameter that a call describes", "new: after", "new: aftr", "P122", "14:52", "Did you mean `after`?"],
    ["a key that is not there", "sign_out:", "sign_ot:", "P103", "12:1", "Did you mean `sign_out`?"],
    ["a key of a part", "  browser: browser", "  browsr: browser", "P103", "9:3", "Did you mean `browser`?"],
    ["a call for rows", "call: person.bring", "call: person.brin", "P162", "16:15", "Did you mean `bring`?"],
    ["whose they are", "resource: book", "resource: bok", "P122", "16:39", "Did you mean `book`?"],
    ["what is left out", "own: person.get\n", "", "P104", "1:1", "own"],
    ["what is no call", "own: person.get", "own: person", "P105", "13:6", "session.sign_in"],
  ])("is judged: %s", (_, from, to, code, place, fix) => {
    const [first, ...others] = load(HOST.replace(from, to)).problems;
    expect(others).toEqual([]);
    expect(first?.code).toBe(code);
    expect(`${first?.message} ${first?.fix}`).toContain(fix);
    expect(`${first?.where.file}:${first?.where.line}:${first?.where.column}`).toBe(`resources/host.yaml:${place}`);
  });

  it("has rows of a file handed in where it says by what, but for those that hold a secret", () => {
    const handed = (host: string) =>
      load(host).model?.resources.flatMap(({ name, importing }) => (importing?.handed ? [name] : []));
    expect(handed(HOST)).toEqual(["shelf"]);
    expect(handed(HOST.replace(/^rows.*\n/m, ""))).toEqual([]);
  });

  it("grants everything to everybody where it says so, and then needs neither roles, menus, accounts nor a password call", () => {
    const bare = `envelope: { token: pass, version: edition }\nsign_in: { call: person.enter, name: login, password: secret, token: pass }\nrights: all\n`;
    const { model, problems } = load(bare, "");
    expect(problems).toEqual([]);
    expect(model?.host).toMatchObject({
      signIn: { path: "/office/enter", name: "login", password: "secret", token: "pass" },
      own: null,
      signOut: null,
      password: null,
      picture: null,
      rights: null,
      menus: null,
    });
    const me = `${bare}own: { call: person.get, name: mail }\npicture: { call: person.puzzle, id: no, image: png }\n`;
    expect(load(me, "identity:\n  account: { resource: person, name: login, password: secret }\n")).toMatchObject({
      problems: [],
      model: { host: { own: { name: "mail", key: "number" }, picture: { id: "no", image: "png" }, rights: null } },
    });
    expect(load(bare.replace("name: login, ", ""), "").problems).toMatchObject([
      { code: "P159", fix: "Name its parameters, `sign_in: { call: …, name: …, password: … }`." },
    ]);
  });

  it("renews tokens by a call, or leaves it to a style of the console, and keeps no secret in browsers", () => {
    const calls = PERSON.replace(
      "  leave:",
      "  renew: { path: /office/renew, body: form, params: [riddle], constants: { grant_type: refresh_token } }\n  leave:",
    ).replace("call: legacy }", "call: legacy, params: [riddle] }");
    const loadHost = (more: string, person = calls) => load(`${HOST}${more}`, IDENTITY, [], person);
    expect(loadHost("renew: { call: person.renew, refresh: riddle, lifetime: ends_in }\n")).toMatchObject({
      problems: [],
      model: {
        host: {
          renew: {
            path: "/office/renew",
            constants: { grant_type: "refresh_token" },
            form: { body: "form" },
            ...{ token: "pass", refresh: "riddle", lifetime: "ends_in", parts: true },
          },
        },
      },
    });
    expect(loadHost("authentication: hmac\n").model?.host).toMatchObject({ authentication: "hmac" });
    expect(loadHost("renew: { call: person.renew }\nauthentication: hmac\n").problems).toMatchObject([
      { code: "P105", message: expect.stringContaining("not by both") },
    ]);
    expect(loadHost("renew: { call: person.renw }\n").problems).toMatchObject([{ code: "P162" }]);
  });

  it("may have a page of the platform to sign in at, and then says who signed in", () => {
    const page = `envelope: { token: pass, version: edition }
sign_in: { call: person.enter, token: pass, page: { address: "https://door.example/authorize", client: console } }
rights: all
`;
    expect(load(`${page}own: { call: person.get, name: mail }\n`, "")).toMatchObject({
      problems: [],
      model: {
        host: { signIn: { page: { address: "https://door.example/authorize", client: "console", scope: "" } } },
      },
    });
    expect(load(page, "").problems).toMatchObject([{ code: "P104", fix: expect.stringContaining("own:") }]);
    expect(load(page.replace("https://door", "door"), "").problems.map(({ code }) => code)).toContain("P105");
  });

  it("knows a picture that the specification does not name", () => {
    expect(load(HOST).model?.host?.picture).toEqual({
      path: "/office/puzzle",
      style: "bearer",
      id: "riddle",
      image: "image",
    });
    const further = { path: "resources/office/riddle.yaml", text: "" };
    const text = `resource: riddle\nlabel: ${W}\nextensions: [draw]\ncalls: { draw: /office/draw }\n`;
    const loaded = load(HOST.replace("picture: person.puzzle", "picture: riddle.draw"), IDENTITY, [
      { ...further, text },
    ]);
    expect(loaded.model?.host?.picture).toMatchObject({ path: "/office/draw", extension: true });
  });

  it("needs an envelope where a call is wrapped in one", () => {
    const { problems } = load(HOST.replace(/^envelope.*\n/, ""));
    expect(problems.map(({ code, where }) => [code, where.file])).toEqual([["P162", "resources/office/person.yaml"]]);
  });

  it("needs somebody who signs in", () => {
    expect(load(HOST, "").problems.map(({ code, where }) => [code, where.file])).toEqual([
      ["P159", "resources/host.yaml"],
    ]);
  });
});
