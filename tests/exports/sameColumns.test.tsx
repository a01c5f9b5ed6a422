// The browser and the platform write the same columns for every list of both consoles, with the same headers, formats
// and words.
import type { ReactElement, ReactNode } from "react";
import { describe, expect, it } from "vitest";
import {
  formatProblems,
  kindOf,
  type Language,
  LANGUAGES,
  loadModel,
  type ResourceModel,
  distinguishingFields,
} from "../../generator";
import { NO_WORDS, YES_WORDS } from "../../features/sheets/platform/cells";
import { exportColumns } from "../../features/sheets/platform/columns";
import { tablesOf } from "../../platform/framework/storage/Table";
import { columnsForExport } from "../../features/export/console/planColumns";
import { readColumns } from "../../src/framework/list/columns/readColumns";
import { wordsIn } from "../../src/framework/wire";
import type { Translations, WordTable } from "../../src/framework/wire/contract";

type View = Readonly<Record<string, () => ReactElement<{ readonly children: ReactNode }>>>;
type Words = { readonly default: WordTable };
type OwnWords = { readonly default: Translations };

const consoles = [
  {
    root: ".",
    lists: import.meta.glob<View>("../../src/generated/*/*/*List.tsx"),
    words: import.meta.glob<OwnWords>("../../src/generated/*/*/*.words.ts"),
    shared: import.meta.glob<Words>("../../src/generated/words/*.ts"),
  },
  {
    root: "examples/clinic",
    lists: import.meta.glob<View>("../../examples/clinic/src/generated/*/*/*List.tsx"),
    words: import.meta.glob<OwnWords>("../../examples/clinic/src/generated/*/*/*.words.ts"),
    shared: import.meta.glob<Words>("../../examples/clinic/src/generated/words/*.ts"),
  },
];

/** The records that the console has loaded, by key. */
const keyedBy = (resource: ResourceModel) => {
  const key = resource.fields.find(({ name }) => name === resource.key);
  const keyType = key && kindOf(key).wire(key) === "text" ? ("string" as const) : ("number" as const);
  return { key: resource.key, keyType, telling: distinguishingFields(resource) };
};

const ui = import.meta.glob<Words>("../../locales/*/framework/ui.json");

describe.each(consoles)("the lists of $root", ({ root, lists, words, shared }) => {
  const { model, problems } = loadModel(root);
  if (model === null) throw new Error(formatProblems(problems));
  const tables = tablesOf(model);
  const cases = model.resources.flatMap((resource) => {
    const end = `/${resource.section}/${resource.name}/${resource.names.pascal}List.tsx`;
    const [, load] = Object.entries(lists).find(([path]) => path.endsWith(end)) ?? [];
    const table = tables.get(resource.name);
    return load && table && resource.views.list.exports ? [{ name: resource.name, resource, load, table }] : [];
  });

  const translator = async ({ section, name, names }: ResourceModel, language: Language) => {
    const [, own] =
      Object.entries(words).find(([path]) => path.endsWith(`/${section}/${name}/${names.camel}.words.ts`)) ?? [];
    const common = Object.entries(shared).find(([path]) => path.endsWith(`/words/${language}.ts`));
    const [, framework] = Object.entries(ui).find(([path]) => path.includes(`/${language}/`)) ?? [];
    const loaded = await Promise.all([framework, common?.[1], own && wordsIn(own)[language]].map((load) => load?.()));
    const table: WordTable = Object.assign({}, ...loaded.map((one) => one?.default));
    return (key: string, options: Readonly<Record<string, unknown>> = {}) => table[key] ?? String(options._ ?? key);
  };

  it("are found", () => {
    expect(cases.length).toBeGreaterThan(root === "." ? 50 : 3);
  });

  it.each(cases)("has the same columns of $name in both", async ({ resource, load, table }) => {
    const List = (await load())[`${resource.names.pascal}List`];
    // The columns of the definition, and the columns that people may add.
    const offered = readColumns(List?.().props.children);
    const shown = offered.filter(({ extra }) => extra === false);
    for (const language of LANGUAGES) {
      const translate = await translator(resource, language);
      const labelOf = (source: string) => translate(`${resource.name}.fields.${source}`, { _: source });
      const kinds = Object.fromEntries(model.resources.map(({ name, label }) => [name, label[language]]));
      const inBrowser = (columns: readonly (typeof shown)[number][]) =>
        columnsForExport(columns, { labelOf, translate, kinds }, keyedBy(resource));
      const ours = inBrowser(shown);
      // Numbers with a unit have the unit in the header (point 7).
      for (const { name, options, label } of resource.fields) {
        const column = options.unit === undefined ? undefined : ours.find(({ source }) => source === name);
        if (column) expect(column.label).toMatch(new RegExp(`^${label[language].replace(/[()]/g, "\\$&")} \\(.+\\)$`));
      }
      for (const columns of [shown, offered]) {
        const asked = columns.map(({ source }) => source);
        expect(exportColumns(model, table, language, asked)).toEqual(inBrowser(columns));
      }
      expect(exportColumns(model, table, language)).toEqual(ours);
    }
  });
});

it.each(LANGUAGES)("says yes and no in %s in the same words", async (language) => {
  const [, load] = Object.entries(ui).find(([path]) => path.includes(`/${language}/`)) ?? [];
  const table = (await load?.())?.default ?? {};
  expect([YES_WORDS[language], NO_WORDS[language]]).toEqual([table["ui.yes"], table["ui.no"]]);
});
