// docs/keys.md lists every key of the definitions. UPDATE=1 writes this file.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCHEMA_NAMES, type SchemaName } from "../../generator/layout";
import { readDescriptions } from "./editorSchemas";
import { isSchema, type Schema, defsOf, visitSchemas } from "./Schema";
import { schemaOfFile } from "./schemas";

const DOCUMENT = "docs/keys.md";

const TITLES: Readonly<Record<SchemaName, string>> = {
  definition: "`resources/<section>/<resource>.yaml`",
  console: "`resources/console.yaml`",
  host: "`resources/host.yaml`",
  enums: "`resources/enums.yaml`",
  errors: "`resources/errors.yaml`",
  words: "`resources/words.yaml`",
  samples: "`resources/samples.yaml`",
};

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

/** The values that a key can have, each with its meaning. */
const valuesIn = (schema: Schema): readonly string[] =>
  [schema, schema.items, ...(schema.anyOf ?? [])].flat().flatMap((one) => {
    if (!isSchema(one) || !Array.isArray(one.enum)) return [];
    const texts: readonly unknown[] = Array.isArray(one.enumDescriptions) ? one.enumDescriptions : [];
    return one.enum.map((value, at) => {
      const text = String(texts[at] ?? "");
      return text === "" ? `\`${String(value)}\`` : `\`${String(value)}\`: ${text}`;
    });
  });

const rowsOf = (schema: Schema): readonly string[] => {
  const rows: string[] = [];
  const add = (one: Schema, place: readonly string[]): void => {
    const texts = [one.description ?? "", ...valuesIn(one)].filter((text) => text !== "");
    const name = place.at(-1) ?? "";
    if (texts.length > 0 && !["en", "zh-CN", "zh-TW"].includes(name))
      rows.push(`| \`${place.join(".")}\` | ${texts.map(cell).join("<br>")} |`);
  };
  visitSchemas(schema, add);
  for (const [shared, place] of defsOf(schema)) if (place.length === 1) add(shared, place);
  return rows;
};

const said = readDescriptions();
const text = [
  "# All keys of definitions",
  "",
  "What each key of the files in `resources/` means, as editors show it. `*` stands for a name of your own, and `fields.text` for a field of the kind `text`.",
  "[definitions.md](definitions.md) shows them in context. Generated from `authoring/editor/descriptions.yaml`: `UPDATE=1 npx vitest run --project node authoring/editor/keys.test.ts`.",
  ...SCHEMA_NAMES.flatMap((name) => [
    "",
    `## ${TITLES[name]}`,
    "| key | meaning |",
    "|---|---|",
    ...rowsOf(schemaOfFile(name, said)),
  ]),
  "",
].join("\n");

it("docs/keys.md lists what each key means", () => {
  if (process.env.UPDATE === "1") writeFileSync(DOCUMENT, text);
  expect(readFileSync(DOCUMENT, "utf8")).toBe(text);
});
