import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: A, zh-CN: 甲 }";
const resource = (name: string, fields: Readonly<Record<string, string>>, more = "") => ({
  path: `resources/office/${name}.yaml`,
  text: `resource: ${name}
label: ${W}
access: office
${more}calls: { list: /office/${name}/list }
fields:
  id: { kind: id }
${Object.entries(fields)
  .map(([field, text]) => `  ${field}: { ${text}, label: ${W} }`)
  .join("\n")}
`,
});

const GOOD = `identity:
  account: { resource: person, name: login, password: secret, role: duty, disabled: { state: [2] } }
  role: { resource: duty, menus: grants, super: 1 }
  menu: { resource: grant, key: code }
schedule: { resource: chore, times: when, next: due, succeeded: { state: [1] } }
`;

const load = (identity: string) =>
  loadModelFrom(
    [
      {
        path: "resources/console.yaml",
        text: `title: ${W}\n${identity}sections: { office: { label: ${W}, component: office/Office } }\n`,
      },
      {
        path: "resources/enums.yaml",
        text: `open_state: { 1: { name: open, en: A, zh-CN: B }, 2: { name: closed, en: A, zh-CN: B } }\n`,
      },
      { path: "resources/errors.yaml", text: `513: ${W}\n` },
      resource("person", {
        login: "kind: text",
        secret: "kind: secret",
        duty: "kind: reference, to: duty",
        state: "kind: enum, enum: open_state",
      }),
      resource("duty", { grants: "kind: references, to: grant" }),
      resource("grant", { code: "kind: text" }),
      resource("chore", { when: "kind: cron", due: "kind: timestamp", state: "kind: enum, enum: open_state" }),
    ],
    [],
  );

const problemsOf = (identity: string) =>
  load(identity).problems.map(({ code, where, message, fix }) => [
    code,
    `${where.file}:${where.line}:${where.column}`,
    message,
    fix,
  ]);

describe("what the console is told of its identities", () => {
  it("is passed on, with the defaults of what was left out", () => {
    const { model, problems } = load(GOOD);
    expect(problems).toEqual([]);
    expect(model?.identity).toMatchObject({
      account: { resource: "person", name: "login", disabled: { state: [2] }, until: null, owners: [], wide: {} },
      role: { menus: "grants", gives: null, super: "1" },
      menu: { resource: "grant", key: "code" },
    });
    expect(model?.schedule).toMatchObject({ resource: "chore", times: "when", ran: null, succeeded: { state: 1 } });
    expect(model?.owner).toBeNull();
  });

  it("may be nothing", () => {
    expect(load("").model).toMatchObject({ identity: null, owner: null, schedule: null });
  });

  it.each([
    ["a resource that is not there", "resource: person", "resource: persn", "P121", "3:24", "Did you mean `person`?"],
    ["a field that is not there", "name: login", "name: logn", "P122", "3:38", "Did you mean `login`?"],
    ["a value that is not there", "state: [2]", "state: [3]", "P146", "3:95", "Allowed: `1`, `2`."],
    ["a key that is not there", "menus: grants", "menu: grants", "P103", "4:27", "Did you mean `menus`?"],
    ["a field that leads elsewhere", "role: duty,", "role: login,", "P159", "3:69", "to: duty"],
    ["half of it", "  menu: { resource: grant, key: code }\n", "", "P104", "2:1", "menu"],
  ])("is judged: %s", (_, from, to, code, place, fix) => {
    const [first, ...others] = problemsOf(GOOD.replace(from, to));
    expect(others).toEqual([]);
    expect(first?.[0]).toBe(code);
    expect(first?.slice(2).join(" ")).toContain(fix);
    expect(first?.[1]).toBe(`resources/console.yaml:${place}`);
  });
});
