// Exported rows can be imported again. This is tested for every definition of both consoles that has an export and an
// import, through a workbook, in each language, and with names that several records have.
import { testDataProvider } from "ra-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatProblems, hasAlikeNames, kindOf, type Language, LANGUAGES, loadModel } from "../../generator";
import type { Model, ResourceModel } from "../../generator";
import { exportColumns } from "../../features/sheets/platform/columns";
import { NO_WORDS, YES_WORDS } from "../../features/sheets/platform/cells";
import { tablesOf } from "../../platform/framework/storage/Table";
import { findKeys } from "../../features/import/console/findKeys";
import { ImportFile } from "../../features/import/console/ImportFile";
import type { ImportPlan, KeysByReference, ImportUpdate } from "../../features/import/console/ImportPlan";
import { createImportPlan } from "../../features/import/console/createImportPlan";
import { openExport } from "../../features/export/console/ExportWriter";
import { nameAndKey } from "../../features/sheets/book/nameAndKey";
import type { Importer, WordTable } from "../../src/framework/wire/contract";
import { kindsWithoutColumn } from "./exceptions";
import { recordsOf, type SampleRow, sampleRow } from "./sampleRows";

const ROWS = 24;
const ZONE = "Europe/Berlin";
/** The time zone in which the file is read again. */
const ELSEWHERE = "Asia/Shanghai";

type Importers = Readonly<Record<string, Importer>>;
const consoles = [
  { root: ".", importers: import.meta.glob<Importers>("../../src/generated/*/*/*.import.ts") },
  {
    root: "examples/clinic",
    importers: import.meta.glob<Importers>("../../examples/clinic/src/generated/*/*/*.import.ts"),
  },
];

const tableOf = (model: Model, { name, fields, plural }: ResourceModel, language: Language): WordTable => ({
  [`${name}.plural`]: plural[language],
  ...Object.fromEntries(fields.map((field) => [`${name}.fields.${field.name}`, field.label[language]])),
  ...Object.fromEntries(
    model.enums.flatMap((one) => one.values.map(({ value, label }) => [`enums.${one.name}.${value}`, label[language]])),
  ),
});

const namesIn = (model: Model) =>
  Object.fromEntries(
    model.resources.map((target) => [
      target.name,
      Object.fromEntries(
        recordsOf(target).map(({ id, name }) => [String(id), nameAndKey(name, String(id), hasAlikeNames(target))]),
      ),
    ]),
  );

/** A fake platform for an import, which finds records by key and by name. */
const platformOf = (model: Model) => {
  const rowsOf = (name: string) => {
    const target = model.resources.find((one) => one.name === name);
    return (target ? recordsOf(target) : []).map(({ id, name: title }) => ({ id, [target?.title ?? ""]: title }));
  };
  return Object.assign(testDataProvider(), {
    getMany: async (name: string, { ids }: { ids: readonly unknown[] }) => ({
      data: rowsOf(name).filter(({ id }) => ids.includes(id)),
    }),
    getList: async (name: string, { filter }: { filter: Readonly<Record<string, readonly unknown[]>> }) => ({
      data: rowsOf(name).filter((row) =>
        Object.entries(filter).every(([field, values]) => values.includes(Reflect.get(row, field))),
      ),
    }),
  });
};

/** Reads the file like the worker of the import. Answers its rows as records, or their problems. */
const readBack = async (model: Model, plan: ImportPlan, book: Blob) => {
  const provider = platformOf(model);
  const find = async (wanted: ImportUpdate["wanted"]): Promise<KeysByReference> => {
    const found = await Promise.all(
      Object.entries(wanted).map(async ([name, texts]) => {
        const target = model.resources.find((one) => one.name === name);
        const isNumeric = typeof (target && recordsOf(target)[0]?.id) === "number";
        const of = { resource: name, path: null, key: "id", title: target?.title ?? "" };
        return [name, (await findKeys({ dataProvider: provider, of, numeric: isNumeric }, texts)).keys] as const;
      }),
    );
    return Object.fromEntries(found);
  };
  let finish = (): void => {};
  const whole = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const file = new ImportFile(plan, ({ wanted, complete }) => {
    if (Object.keys(wanted).length > 0) void find(wanted).then((keys) => file.keys(keys));
    else if (complete) finish();
  });
  await file.open(book, (error) => {
    throw error;
  });
  await whole;
  const faults = file.rows(0, ROWS, "bad").map(({ number, cells, problems }) => ({ number, cells, problems }));
  return {
    records: file.good(ROWS).map(({ record }) => record),
    faults: faults.filter(({ problems }) => problems.some(({ key }) => key !== "import.repeated")),
  };
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === 0 || (Array.isArray(value) && value.length === 0);

let zone: string | undefined;
beforeAll(() => {
  zone = process.env.TZ;
  process.env.TZ = ELSEWHERE;
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(consoles)("a file of $root", ({ root, importers }) => {
  const { model, problems } = loadModel(root);
  if (model === null) throw new Error(formatProblems(problems));
  const tables = tablesOf(model);
  const cases = model.resources.flatMap((resource) => {
    const { name, names, section, importing, views } = resource;
    const end = `/${section}/${name}/${names.camel}.import.ts`;
    const [, load] = Object.entries(importers).find(([path]) => path.endsWith(end)) ?? [];
    const table = tables.get(name);
    return load && table && importing && views.list.exports ? [{ name, resource, load, table }] : [];
  });

  it("is tried for each definition with an export and an import", () => {
    const both = model.resources.filter(({ importing, views }) => importing !== null && views.list.exports);
    expect(cases.map(({ name }) => name)).toEqual(both.map(({ name }) => name));
    expect(cases.length).toBeGreaterThan(3);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    it.each(cases)("of $name comes back as it was", async ({ name, resource, load, table }) => {
      const importer = (await load())[`${resource.names.camel}Importer`];
      if (importer === undefined) throw new Error(`${name} has no importer`);
      const words = tableOf(model, resource, language);
      const all = LANGUAGES.map((one) => tableOf(model, resource, one));
      // In an import, an empty cell of a new record means the default of its column. In this test, the cell must stay
      // empty.
      const plan = createImportPlan(name, { ...importer, defaults: {} }, all, (key) => words[key] ?? key);
      const asked = plan.fields.map((field) => field.name);
      const columns = exportColumns(model, table, language, asked);
      const kinds = new Map(resource.fields.map((field) => [field.name, field.kind]));
      const shown = new Set(columns.flatMap(({ source, area }) => [source, area ?? source]));
      expect(
        asked
          .filter((field) => !shown.has(field))
          .map((field) => kinds.get(field) ?? "")
          .filter((kind) => !(kind in kindsWithoutColumn)),
      ).toEqual([]);

      const rows = Array.from({ length: ROWS }, (_, at): SampleRow => sampleRow(model, resource, at));
      const manner = { yes: YES_WORDS[language], no: NO_WORDS[language], zone: ZONE };
      const writer = openExport({ ...manner, format: "xlsx", title: name, columns, rows: ROWS });
      await writer.add(rows, namesIn(model));
      const { records, faults } = await readBack(model, { ...plan, natural: [] }, await writer.finish());
      expect(faults).toEqual([]);
      const kept = (row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(
          asked.filter((field) => shown.has(field) && !isNothing(row[field])).map((field) => [field, row[field]]),
        );
      expect(records.map(kept)).toEqual(rows.map(kept));
    });
  });

  it("has no exception that is not needed", () => {
    const kinds = new Set(
      model.resources
        .flatMap(({ fields }) => fields)
        .filter((field) => kindOf(field).column(field) === null)
        .map(({ kind }) => kind),
    );
    expect(root !== "." || Object.keys(kindsWithoutColumn).every((kind) => kinds.has(kind))).toBe(true);
  });
});
