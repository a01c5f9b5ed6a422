import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: a, zh-CN: 软件 }";
const filesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

const crate = (calls: string, more = "") => {
  const { model, problems } = loadModelFrom(
    filesOf({
      "resources/console.yaml": `title: ${W}
sections:
  lab: { label: ${W}, redirect: crate, screens: { crate: { label: ${W}, resource: crate } } }
`,
      "resources/enums.yaml": `state: { 1: { name: one, en: A, zh-CN: B } }\n`,
      "resources/errors.yaml": `500: ${W}\n`,
      "resources/lab/crate.yaml": `resource: crate
label: ${W}
calls: { list: /lab/list, ${calls} }
fields:
  id: { kind: id }
  code: { kind: text, label: ${W} }
  gmt_packed: { kind: timestamp, required: true, filter: range, label: ${W} }
  gmt_opened: { kind: timestamp, filter: range, label: ${W} }
  gmt_create: { kind: timestamp, readonly: true, stamp: created, filter: range, label: ${W} }
${more}`,
    }),
    [],
  );
  const [found] = model?.resources ?? [];
  if (found === undefined) throw new Error(problems.map(({ message }) => message).join("; "));
  return found;
};

describe("an import", () => {
  it("follows from a call that takes rows", () => {
    const { importing } = crate(
      "import_add: /lab/import/add, import_list: /lab/import/list",
      "unique: [[code, gmt_packed]]",
    );
    expect(importing).toEqual({
      call: "import_add",
      handed: false,
      natural: ["code", "gmt_packed"],
      updates: false,
    });
  });

  it("goes through add only where a field identifies records", () => {
    expect(crate("add: /lab/add").importing).toBeNull();
    expect(crate("add: /lab/add", "unique: [code]").importing).toEqual({
      call: "add",
      handed: false,
      natural: ["code"],
      updates: false,
    });
  });

  it("changes records where there is a call for it, unless rows have a call of their own", () => {
    const updates = (calls: string) => crate(calls, "unique: [code]").importing?.updates;
    expect(updates("add: /lab/add, set: /lab/set")).toBe(true);
    expect(updates("add: /lab/add, set: /lab/set, import_add: /lab/import/add")).toBe(false);
  });

  it("asks again who somebody is where adding one record does, though its own call does not say so", () => {
    const stepUpOf = (add: string, more = "") =>
      crate(`add: { path: /lab/add${add} }, import_add: { path: /lab/import/add${more} }`).calls.find(
        ({ name }) => name === "import_add",
      )?.stepUp;
    expect([stepUpOf(", step_up: true"), stepUpOf(", step_up: [code]")]).toEqual(["always", "always"]);
    expect([stepUpOf(""), stepUpOf("", ", step_up: true")]).toEqual([[], "always"]);
  });

  it("can be refused", () => {
    expect(crate("add: /lab/add", "unique: [code]\nviews: { list: { import: false } }").importing).toBeNull();
  });
});

describe("an export task", () => {
  const calls = "export_add: /lab/export/add, export_get: /lab/export/get";

  it("asks for a range of the timestamp the list is sorted by", () => {
    expect(crate(calls).exporting).toEqual({ add: "export_add", follow: "export_get", range: "gmt_create" });
    expect(crate(calls, "views: { list: { sort: gmt_packed } }").exporting?.range).toBe("gmt_packed");
    expect(crate(calls, "views: { list: { filters: [] } }").exporting?.range).toBeNull();
  });

  it("asks for no range of a time that some rows do not have", () => {
    expect(crate(calls, "views: { list: { filters: [gmt_opened], sort: gmt_opened } }").exporting?.range).toBeNull();
  });

  it("needs a call that answers its progress", () => {
    expect(crate("export_add: /lab/export/add").exporting).toBeNull();
  });
});
