import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { read, utils } from "xlsx";
import { Workbook } from "../../sheets/book/Workbook";
import { ImportFile } from "./ImportFile";
import type { ImportPlan, PlanField, ImportUpdate } from "./ImportPlan";
import { writeTemplateWorkbook } from "./writeTemplateWorkbook";

const base = { many: false, required: false, headers: [], words: [], choices: [], resource: null };
const fields: readonly PlanField[] = [
  {
    ...base,
    name: "iccid",
    as: "text",
    required: true,
    label: "ICCID",
    schema: { builder: "text", args: { required: true, max: 20 } },
  },
  {
    ...base,
    name: "comp_id",
    as: "reference",
    label: "Company",
    resource: "company",
    schema: { builder: "referenceTo", args: { type: "number" } },
  },
  {
    ...base,
    name: "type",
    as: "enum",
    label: "Type",
    words: [["Plug-in", 1]],
    choices: ["Plug-in", "Built in"],
    schema: { builder: "oneOf", args: { of: { name: "t", values: [{ value: 1, color: "default" }] } } },
  },
];
const plan: ImportPlan = {
  title: "Cards",
  natural: ["iccid"],
  fields: fields.map((field) => ({ ...field, headers: [field.label] })),
};

const fileOf = async (rows: readonly (readonly string[])[], header = ["ICCID", "Company", "Type", "Colour"]) => {
  const book = new Workbook("x", header);
  await book.add(rows);
  return book.finish();
};

const open = async (rows: readonly (readonly string[])[]) => {
  const updates: ImportUpdate[] = [];
  const file = new ImportFile(plan, (news) => updates.push(news));
  const opened = await file.open(await fileOf(rows), (error) => {
    throw error;
  });
  await vi.waitFor(() =>
    expect(updates.at(-1)?.counts.waiting === 0 || updates.some(({ wanted }) => wanted.company)).toBe(true),
  );
  return { file, updates, opened, counts: () => updates.at(-1)?.counts };
};

const problemsOf = (file: ImportFile) =>
  file
    .rows(0, 10, "bad")
    .map(({ number, problems }) => [number, ...problems.map(({ field, key }) => `${field} ${key}`)]);

describe("a file that is imported", () => {
  it("shows what is wrong with the first rows of a large file before the others are read", async () => {
    const noise = (row: number) =>
      Array.from({ length: 8 }, (_, part) => createHash("sha256").update(`${row} ${part}`).digest("hex")).join("");
    const blob = await fileOf(
      Array.from({ length: 2500 }, (_, row) => [`${row}`, "", row % 50 === 7 ? "Moon" : "", noise(row)]),
    );
    const updates: ImportUpdate[] = [];
    let readRest = () => {};
    const rest = new Promise<void>((resolve) => {
      readRest = resolve;
    });
    const file = new ImportFile(plan, (news) => updates.push(news));
    await file.open(
      blob,
      (error) => expect.unreachable(String(error)),
      {},
      () => rest,
    );
    await vi.waitFor(() => expect(updates.at(-1)?.counts.bad).toBe(10));
    expect(problemsOf(file)[0]).toEqual([9, "type import.not_allowed"]);
    expect(file.rows(0, 5000, "all")).toHaveLength(999);
    readRest();
    await vi.waitFor(() => expect(updates.at(-1)?.counts).toMatchObject({ bad: 50, waiting: 0 }), { timeout: 10_000 });
    expect(file.rows(0, 5000, "all")).toHaveLength(2500);
  });

  it("is a filled-in template: its example row is left out, in whatever year it was made, and people may take it", async () => {
    const words = {
      rules: "Rules",
      values: "Values",
      rulesHeader: ["Column", "Rule"],
      ruleOf: {},
      examples: { comp_id: "Acme (7)" },
    } as const;
    const until: PlanField = {
      ...base,
      name: "until",
      as: "timestamp",
      label: "Until",
      headers: ["Until"],
      schema: { builder: "timestamp", args: { ahead: true } },
    };
    const whole: ImportPlan = { ...plan, fields: [...plan.fields, until] };
    const book = read(await (await writeTemplateWorkbook(whole, words)).arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const [header = [], example = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
    expect(Date.parse(String(example[3]).replace(" ", "T"))).toBeGreaterThan(Date.now());
    const aged = [...example.slice(0, 3), "2019-01-31 09:00:00"];
    const real = ["8986", "", "Built in", example[3] ?? ""];
    const updatesOf = async (rows: readonly (readonly string[])[], examples = false) => {
      const updates: ImportUpdate[] = [];
      const file = new ImportFile(whole, (news) => updates.push(news));
      const blob = await fileOf(rows, header.map(String));
      await file.open(blob, (error) => expect.unreachable(String(error)), { examples });
      await vi.waitFor(() => expect(updates.length).toBeGreaterThan(0));
      return { left: updates.at(-1)?.examples, numbers: file.rows(0, 9, "all").map(({ number }) => number) };
    };
    expect(await updatesOf([example, real])).toEqual({ left: 1, numbers: [3] });
    expect(await updatesOf([aged, real])).toEqual({ left: 1, numbers: [3] });
    expect(await updatesOf([example, real], true)).toEqual({ left: 1, numbers: [2, 3] });
    expect(await updatesOf([["8986", ...example.slice(1)], real])).toEqual({ left: 0, numbers: [2, 3] });
  });

  it("reports a value that two of its rows have, but only one record may have", async () => {
    const unique: ImportPlan = { ...plan, natural: ["iccid"], alone: [["type"]] };
    const file = new ImportFile(unique, () => undefined);
    await file.open(
      await fileOf([
        ["1", "", "Plug-in"],
        ["2", "", ""],
        ["3", "", "PLUG-IN"],
        ["4", "", ""],
      ]),
      (error) => expect.unreachable(String(error)),
    );
    await vi.waitFor(() => expect(problemsOf(file)).toEqual([[4, "type import.repeated_value"]]));
    expect(file.rows(0, 9, "bad")[0]?.problems[0]?.args).toEqual({ row: 2, value: "PLUG-IN" });
  });

  it("has its headers wherever they stand: below a cover of thirty rows, too", async () => {
    const cover = Array.from({ length: 30 }, (_, at) => [`Note ${at}`, at % 3 === 0 ? "see the other sheet" : ""]);
    const blob = await fileOf([...cover, ["ICCID", "Company", "Type"], ["1", "", "Plug-in"]], ["Cards of 2026"]);
    const file = new ImportFile(plan, () => undefined);
    const opened = await file.open(blob, (error) => expect.unreachable(String(error)));
    expect(opened).toMatchObject({ head: 32, mapping: { 0: "iccid", 1: "comp_id", 2: "type" } });
    await vi.waitFor(() => expect(file.good(9)).toMatchObject([{ record: { iccid: "1", type: 1 } }]));
  });

  it("is judged row by row, by the schema and by its other rows", async () => {
    const { file, opened, counts } = await open([
      ["1", "", "Plug-in", "red"],
      ["", "", "", "x"],
      ["123456789012345678901", "", "Moon", ""],
      ["1", "", "", ""],
    ]);
    expect(opened.mapping).toEqual({ 0: "iccid", 1: "comp_id", 2: "type" });
    expect(opened.columns.map(({ header }) => header)).toEqual(["ICCID", "Company", "Type", "Colour"]);
    expect(problemsOf(file)).toEqual([
      [3, "iccid invalid.required"],
      [4, "type import.not_allowed", "iccid invalid.tooLong"],
      [5, "iccid import.repeated"],
    ]);
    expect(counts()).toMatchObject({ good: 1, bad: 2, repeated: 1 });
    expect(file.good(10)).toMatchObject([{ at: 0, record: { iccid: "1", type: 1 } }]);
  });

  it("has no column without a header and a value", async () => {
    const file = new ImportFile(plan, () => undefined);
    const book = await fileOf([["1", "", "", "", "x"]], ["ICCID", "", "Type", " ", " ", "Colour"]);
    const { columns } = await file.open(book, () => undefined);
    expect(columns).toEqual([
      { at: 0, header: "ICCID", samples: ["1"] },
      { at: 2, header: "Type", samples: [] },
      { at: 4, header: "", samples: ["x"] },
      { at: 5, header: "Colour", samples: [] },
    ]);
  });

  it("gives its good rows alone as a file, under the names of their fields", async () => {
    const { file } = await open([
      ["0017", "", "Plug-in", "red"],
      ["", "", "", "x"],
      ["0017", "", "", ""],
      ["18", "", "", ""],
    ]);
    const book = read(new Uint8Array(await (await file.goodBook()).arrayBuffer()));
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, defval: "" })).toEqual([
      ["ICCID", "Company", "Type"],
      ["0017", "", "1"],
      ["18", "", ""],
    ]);
  });

  it("asks once for the records its rows name, and goes on when they are known", async () => {
    const { file, updates, counts } = await open([
      ["1", "Acme", "", ""],
      ["2", "Acme", "", ""],
      ["3", "Nobody", "", ""],
    ]);
    const wanted = updates.flatMap((news) => news.wanted.company ?? []);
    expect(wanted).toEqual(["Acme", "Nobody"]);
    expect(counts()).toMatchObject({ waiting: 3 });
    file.keys({ company: { Acme: 7, Nobody: null } });
    expect(counts()).toMatchObject({ waiting: 0, good: 2, bad: 1 });
    expect(file.good(10).map(({ record }) => record.comp_id)).toEqual([7, 7]);
  });

  it("is checked again when its columns are mapped differently", async () => {
    const { file, counts } = await open([["", "", "", "1"]]);
    expect(counts()).toMatchObject({ bad: 1 });
    await file.map({ 3: "iccid" });
    expect(counts()).toMatchObject({ bad: 0, good: 1 });
  });

  it("gives back what was not taken, with the reason, and never sends a row twice", async () => {
    const { file, counts } = await open([
      ["007", "", "", "red"],
      ["8", "", "", "blue"],
      ["", "", "", "green"],
    ]);
    file.outcomes([
      { at: 0, state: "created" },
      { at: 1, state: "refused", reason: "No permission" },
    ]);
    expect(file.good(10)).toEqual([]);
    await file.map({ 0: "iccid" });
    expect(counts()).toMatchObject({ created: 1, refused: 1, bad: 1 });
    const report = read(new Uint8Array(await (await file.report("Cards", "Reason", { 2: "Missing" })).arrayBuffer()));
    expect(utils.sheet_to_json(report.Sheets[report.SheetNames[0] ?? ""] ?? {}, { header: 1 })).toEqual([
      ["ICCID", "Company", "Type", "Colour", "Reason"],
      ["8", undefined, undefined, "blue", "No permission"],
      [undefined, undefined, undefined, "green", "Missing"],
    ]);
  });

  it("goes on after a reload: rows that were answered for stay answered", async () => {
    const updates: ImportUpdate[] = [];
    const file = new ImportFile(plan, (news) => updates.push(news));
    file.outcomes([{ at: 0, state: "created" }]);
    await file.open(
      await fileOf([
        ["1", "", "", ""],
        ["2", "", "", ""],
      ]),
      () => undefined,
    );
    await vi.waitFor(() => expect(updates.at(-1)).toMatchObject({ complete: true, counts: { created: 1, good: 1 } }));
  });
});

it("a template's example can be imported, with the records that the platform knows", async () => {
  const words = {
    ...{ rules: "Rules", values: "Allowed values", rulesHeader: ["Column", "Rule"] as const, ruleOf: {} },
    examples: { comp_id: "Acme (7)" },
  };
  const updates: ImportUpdate[] = [];
  const file = new ImportFile(plan, (news) => updates.push(news));
  const taken = { examples: true };
  await file.open(await writeTemplateWorkbook(plan, words), (error) => expect.unreachable(String(error)), taken);
  await vi.waitFor(() => expect(updates.some(({ wanted }) => wanted.company)).toBe(true));
  file.keys({ company: { "Acme (7)": 7 } });
  expect(file.good(9).map(({ record }) => record)).toEqual([{ iccid: "EXAMPLE-0001", comp_id: 7, type: 1 }]);
});
