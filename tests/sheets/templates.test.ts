// Every importable definition of both consoles has a template, and the example in the template can be imported without
// changes.
import { expect, it } from "vitest";
import { exampleOf } from "../../features/import/console/exampleOf";
import { RowChecker } from "../../features/import/console/Judge";
import { createImportPlan } from "../../features/import/console/createImportPlan";
import type { Importer } from "../../src/framework/wire/contract";

const modules = import.meta.glob<Readonly<Record<string, Importer>>>(
  ["../../src/generated/**/*.import.ts", "../../examples/clinic/src/generated/**/*.import.ts"],
  { eager: true },
);
const importers = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    // If a wizard imports the file, only the synonyms of the template are checked.
    .filter(([name]) => name.endsWith("Importer"))
    .map(([, importer]) => [path.replace(/^.*generated\//, ""), importer] as const),
);

it("there are such definitions", () => {
  expect(importers.length).toBeGreaterThan(20);
});

it.each(importers)("%s", (_, importer) => {
  const plan = createImportPlan("thing", importer, [], (key) => key);
  const judge = new RowChecker(plan, Object.fromEntries(plan.fields.map(({ name }, at) => [at, name])));
  const cells = plan.fields.map((field) => (field.as === "reference" ? "1" : exampleOf(field)));
  const { problems } = judge.judge(cells, () => () => 1);
  expect(problems).toEqual([]);
});
