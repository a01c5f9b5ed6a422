// An export that is imported without a change changes nothing. This is tested for every list whose records can be
// changed by import, for files of the browser and of the platform, in every language. The files are read with "Update
// only" and checked by the platform. `npm test` uses one store and one language per list, FULL=1 all.
import { testDataProvider } from "ra-core";
import type { ReactElement, ReactNode } from "react";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  hasAlikeNames,
  LANGUAGES,
  type Language,
  kindOf,
  type ResourceModel,
  distinguishingFields,
} from "../../generator";
import { NO_WORDS, YES_WORDS } from "../../features/sheets/platform/cells";
import { findKeys } from "../../features/import/console/findKeys";
import { makeRowConverter } from "../../features/import/console/rowsImportCall";
import { ImportFile } from "../../features/import/console/ImportFile";
import { importFields } from "../../features/import/console/importFields";
import type { ImportPlan, KeysByReference, OpenedSheet, ImportUpdate } from "../../features/import/console/ImportPlan";
import { planForMode } from "../../features/import/console/planIn";
import { createImportPlan } from "../../features/import/console/createImportPlan";
import { readColumns } from "../../src/framework/list/columns/readColumns";
import { openExport } from "../../features/export/console/ExportWriter";
import { columnsForExport } from "../../features/export/console/planColumns";
import { nameAndKey } from "../../features/sheets/book/nameAndKey";
import type { Importer, WordTable } from "../../src/framework/wire/contract";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import type { TestHost } from "../contract/Host";
import { openHost, placesForStores, readModel, storeNames } from "../contract/hosts";
import { importTargetOf } from "../contract/handing";
import { isFullRun } from "../effort";

const ZONE = "Europe/Berlin";
/** The time zone in which the file is read again. */
const ELSEWHERE = "Asia/Shanghai";
const DONE = 3;
/** The number of rows that the platform checks in one call. */
const BATCH = 100;

type View = Readonly<Record<string, () => ReactElement<{ readonly children: ReactNode }>>>;
const lists = import.meta.glob<View>("../../src/generated/*/*/*List.tsx");
const importers = import.meta.glob<Readonly<Record<string, Importer>>>("../../src/generated/*/*/*.import.ts");
const model = readModel();

const loadOf = <Module,>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  { section, name }: ResourceModel,
  file: string,
) => Object.entries(modules).find(([path]) => path.endsWith(`/${section}/${name}/${file}`))?.[1];

const cases = model.resources.flatMap((resource) => {
  const list = loadOf(lists, resource, `${resource.names.pascal}List.tsx`);
  const load = loadOf(importers, resource, `${resource.names.camel}.import.ts`);
  return list && load && resource.importing?.updates && resource.views.list.exports
    ? [{ name: resource.name, resource, list, load }]
    : [];
});
const tried = cases.flatMap(({ name, ...of }, at) =>
  LANGUAGES.filter((_, turn) => isFullRun || turn === at % LANGUAGES.length).map((language) => ({
    name,
    language,
    ...of,
  })),
);

const tableIn = ({ name, fields, plural }: ResourceModel, language: Language): WordTable => ({
  [`${name}.plural`]: plural[language],
  ...Object.fromEntries(fields.map((field) => [`${name}.fields.${field.name}`, field.label[language]])),
  ...Object.fromEntries(
    model.enums.flatMap((one) => one.values.map(({ value, label }) => [`enums.${one.name}.${value}`, label[language]])),
  ),
});
const targetNamed = (name: string): ResourceModel => {
  const found = model.resources.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no resource ${name}`);
  return found;
};

const keyOf = ({ key, fields }: ResourceModel) => {
  const field = fields.find(({ name }) => name === key);
  return { key, keyType: field && kindOf(field).wire(field) === "text" ? ("string" as const) : ("number" as const) };
};

let zone: string | undefined;
beforeAll(() => {
  zone = process.env.TZ;
  process.env.TZ = ELSEWHERE;
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it("there are such lists, in every language", () => {
  expect(cases.length).toBeGreaterThan(15);
  expect(new Set(tried.map(({ language }) => language)).size).toBe(LANGUAGES.length);
});

for (const store of storeNames) {
  const found = await placesForStores(store);
  describe.skipIf(found === null)(`an export that comes back unedited to ${store}`, { timeout: 120_000 }, () => {
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const ask = ({ calls }: ResourceModel, name: string, params: JsonRecord, language: Language = "en") => {
      const call = calls.find((one) => one.name === name);
      if (call === undefined) throw new Error(`no call ${name}`);
      const style = call.style === "legacy" ? "legacy" : "bearer";
      const apiVersion = call.apiVersion;
      return host.client.call(call.path, { ...call.constants, ...params }, { token, language, style, apiVersion });
    };
    const listed = async (resource: ResourceModel, filter: JsonRecord) =>
      rowsOf(await ask(resource, "list", { ...filter, page_size: 300 })).map((row) => ({
        ...row,
        id: String(row[resource.key]),
        key: row[resource.key],
      }));

    /** A fake platform for an import. Keys have their wire format. */
    const provider = Object.assign(testDataProvider(), {
      getMany: async (name: string, { ids }: { ids: readonly unknown[] }) => {
        const target = targetNamed(name);
        return { data: (await listed(target, { [target.key]: ids })).map(({ key, ...row }) => ({ ...row, id: key })) };
      },
      getList: async (name: string, { filter }: { filter: JsonRecord }) => ({
        data: (await listed(targetNamed(name), filter)).map(({ key, ...row }) => ({ ...row, id: key })),
      }),
    });

    const namesFor = async (
      rows: readonly JsonRecord[],
      references: ReadonlyMap<string, string>,
      language: Language,
    ) => {
      const names: Record<string, Record<string, string>> = {};
      for (const [source, name] of references) {
        const target = targetNamed(name);
        const title = target.titles[language] ?? target.title;
        const ids = [...new Set(rows.flatMap((row) => [row[source] ?? []].flat()))].filter(
          (id) => id !== 0 && id !== "",
        );
        const there = ids.length === 0 ? [] : await listed(target, { [target.key]: ids });
        const named = there.map((row) => [
          row.id,
          nameAndKey(String(Reflect.get(row, title)), row.id, hasAlikeNames(target)),
        ]);
        names[name] = { ...names[name], ...Object.fromEntries(named) };
      }
      return names;
    };

    /** The file that a browser writes: the columns of the list, and rows of its call. */
    const byBrowser = async ({ resource, list, language }: (typeof tried)[number]): Promise<Blob> => {
      const words = tableIn(resource, language);
      const translate = (key: string, options: JsonRecord = {}) => words[key] ?? String(options._ ?? key);
      const shown = readColumns((await list())[`${resource.names.pascal}List`]?.().props.children);
      const labelOf = (source: string) => translate(`${resource.name}.fields.${source}`, { _: source });
      const columns = columnsForExport(
        shown,
        {
          labelOf,
          translate,
          kinds: Object.fromEntries(model.resources.map(({ name, label }) => [name, label[language]])),
        },
        { ...keyOf(resource), telling: distinguishingFields(resource) },
      );
      const rows = await listed(resource, {});
      const manner = { yes: YES_WORDS[language], no: NO_WORDS[language], zone: ZONE };
      const writer = openExport({ ...manner, format: "xlsx", title: "Export", columns, rows: rows.length });
      const references = new Map(columns.flatMap(({ source, resource: of }) => (of === null ? [] : [[source, of]])));
      await writer.add(rows, await namesFor(rows, references, language));
      return writer.finish();
    };

    /** The file that the platform writes in the background. Null for a list without such exports. */
    const byPlatform = async ({ resource, language }: (typeof tried)[number]): Promise<Blob | null> => {
      const { exporting } = resource;
      if (exporting === null) return null;
      const begun = await ask(resource, exporting.add, { zone: ZONE, filters: {} }, language);
      const { id } = recordOf(begun);
      for (let turn = 0; turn < 400; turn += 1) {
        const [task] = rowsOf(await ask(resource, exporting.follow, { id }));
        if (task?.state === DONE) return new Blob([await (await host.client.file(task.url, token)).arrayBuffer()]);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error("the export never ended");
    };

    /** Reads the file like the worker of the import. */
    const readBack = async (plan: ImportPlan, importer: Importer, book: Blob) => {
      const fields = importFields(importer);
      const find = async (wanted: ImportUpdate["wanted"]): Promise<KeysByReference> => {
        const keys = Object.entries(wanted).map(async ([name, texts]) => {
          const field = fields.find(({ of }) => of?.resource === name);
          if (!field?.of) throw new Error(`no reference to ${name}`);
          const looking = { dataProvider: provider, of: field.of, numeric: field.schema.args.type !== "string" };
          return [name, (await findKeys(looking, texts)).keys] as const;
        });
        return Object.fromEntries(await Promise.all(keys));
      };
      let finish = (): void => {};
      const whole = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const file = new ImportFile(plan, ({ wanted, complete }) => {
        if (Object.keys(wanted).length > 0) void find(wanted).then((keys) => file.keys(keys));
        else if (complete) finish();
      });
      const opened: OpenedSheet = await file.open(book, (error) => {
        throw error;
      });
      await whole;
      return { opened, file };
    };

    const check = async (one: (typeof tried)[number], book: Blob) => {
      const { resource, name, language, load } = one;
      const importer = (await load())[`${resource.names.camel}Importer`];
      if (importer === undefined) throw new Error(`${name} has no importer`);
      const words = tableIn(resource, language);
      const all = LANGUAGES.map((each) => tableIn(resource, each));
      const plain = createImportPlan(name, importer, all, (key) => words[key] ?? key);
      const plan = planForMode({ ...plain, telling: distinguishingFields(resource) }, "update");
      const { opened, file } = await readBack(plan, importer, book);
      expect(opened.unsure).toEqual({});
      const faults = file.rows(0, 1000, "bad").map(({ number, problems }) => ({ number, problems }));
      expect(faults).toEqual([]);
      const send = await makeRowConverter(importer.call, "update");
      const rows = file.good(1000).map(({ record }) => send(record));
      const handed = importer.handedAs ?? importer.checkedAs;
      const style = importer.call.style === "legacy" ? ("legacy" as const) : ("bearer" as const);
      const to = handed === undefined ? { path: importer.call.path, style, said: {} } : importTargetOf(handed);
      const verdicts: JsonRecord[] = [];
      for (let from = 0; from < rows.length; from += BATCH) {
        const params = { ...to.said, check: rows.slice(from, from + BATCH), mode: "update", zone: ELSEWHERE };
        const reply = await host.client.call(to.path, params, { token, style: to.style, language });
        expect(reply).toMatchObject({ code: 200 });
        const { checked } = recordOf(reply);
        verdicts.push(...[checked].flat().filter(isRecord));
      }
      expect(verdicts.filter(({ state }) => state !== "same")).toEqual([]);
      return verdicts.length;
    };

    it.each(tried)("changes nothing of $name in $language", async (one) => {
      const count = (await listed(one.resource, {})).length;
      expect(await check(one, await byBrowser(one))).toBe(count);
      const book = await byPlatform(one);
      if (book !== null) expect(await check(one, book)).toBeGreaterThanOrEqual(count);
    });
  });
}
