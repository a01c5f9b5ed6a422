import { LANGUAGES } from "../wire";
import type { Importer, ImportField, ResourceProps, WordTable } from "../wire/contract";
import type { ImportPlan, PlanField } from "./ImportPlan";

type Tables = readonly WordTable[];

/** A resource's words in all languages: files come with headers in any of them. */
export const loadAllWords = ({ words }: Pick<ResourceProps, "words">): Promise<Tables> =>
  Promise.all(LANGUAGES.map(async (language) => (await words[language]()).default));

const planField = (
  resource: string,
  field: ImportField,
  tables: Tables,
  translate: (key: string) => string,
): PlanField => {
  const key = `${resource}.fields.${field.name}`;
  const values = field.as === "enum" ? field.of.values.map(({ value }) => value) : [];
  const enumKey = (value: string | number) => (field.as === "enum" ? `enums.${field.of.name}.${value}` : "");
  const words = values.flatMap((value) =>
    [translate(enumKey(value)), ...tables.flatMap((table) => table[enumKey(value)] ?? [])].map(
      (word) => [word, value] as const,
    ),
  );
  return {
    name: field.name,
    as: field.as,
    many: (field.as === "enum" || field.as === "reference") && field.many === true,
    required: field.required === true,
    label: translate(key),
    headers: tables.flatMap((table) => table[key] ?? []),
    schema: field.schema,
    words,
    choices: values.map((value) => translate(enumKey(value))),
    resource: field.as === "reference" ? field.of.resource : null,
  };
};

export const planOf = (
  resource: string,
  importer: Importer,
  tables: Tables,
  translate: (key: string) => string,
): ImportPlan => ({
  title: translate(`${resource}.plural`),
  natural: importer.natural,
  fields: importer.fields.map((field) => planField(resource, field, tables, translate)),
});
