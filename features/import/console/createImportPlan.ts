import { currencyCode, currencyNames } from "../../../shared/schema/currency";
import { LANGUAGES } from "../../../src/framework/wire/contract";
import type { Console } from "../../../src/framework/shell/Console";
import type { Importer, ResourceProps, WordTable } from "../../../src/framework/wire/contract";
import { type ImportField, importFields } from "./importFields";
import type { ImportPlan, PlanField } from "./ImportPlan";
import { columnHeader } from "../../sheets/book/moneyColumns";
import { joinValues } from "../../sheets/book/separators";
import { valueKey } from "../../../src/framework/wire/enumeration";

type Tables = readonly WordTable[];

/** The words of a resource and of its console in all languages, because a file can be in any of them. */
export const loadAllWords = (own: ResourceProps["words"], shared: Console["words"]): Promise<Tables> =>
  Promise.all(
    LANGUAGES.flatMap((language) => [own[language], ...shared[language]].map(async (load) => (await load()).default)),
  );

const isCurrency = (value: unknown): boolean => currencyNames.includes(String(value));

/** The currency of an amount field; null if each record has its own currency. */
const currencyOf = ({ as, schema: { args } }: ImportField): string | null | undefined =>
  as !== "amount" ? undefined : typeof args.currency === "string" ? args.currency : null;

/** The text of a default value. */
const textOf = ({ as, choices }: ImportField, value: unknown, translate: (key: string) => string): string => {
  if (as === "flag") return translate(Number(value) === 1 ? "ui.yes" : "ui.no");
  const wordOf = (one: unknown): string => {
    const chosen = choices?.values.find((choice) => String(choice.value) === String(one));
    return choices && chosen ? translate(valueKey(choices, chosen.value)) : String(one);
  };
  return Array.isArray(value)
    ? joinValues(value.map((one) => ({ word: wordOf(one), otherwise: String(one) })))
    : wordOf(value);
};

const planField = (
  resource: string,
  field: ImportField,
  { defaults, columnSynonyms = {}, valueSynonyms = {} }: Importer,
  tables: Tables,
  translate: (key: string) => string,
): PlanField => {
  const key = `${resource}.fields.${field.name}`;
  const { choices: of } = field;
  const currency = currencyOf(field);
  const otherwise = defaults?.[field.name];
  const synonyms = valueSynonyms[field.name] ?? {};
  const choices = of?.values.map(({ value }) => ({ value, word: valueKey(of, value) })) ?? [];
  // The operator's own language comes first, because a word may have another meaning in another language.
  const words = [
    ...choices.map(({ value, word }) => [translate(word), value] as const),
    ...choices.flatMap(({ value }) => (isCurrency(value) ? [[currencyCode(String(value)), value] as const] : [])),
    ...tables.flatMap((table) =>
      choices.flatMap(({ value, word }) => (table[word] === undefined ? [] : [[table[word], value] as const])),
    ),
    ...choices.flatMap(({ value }) => (synonyms[value] ?? []).map((word) => [word, value] as const)),
  ];
  return {
    name: field.name,
    as: field.as,
    many: field.many,
    required: field.required && otherwise === undefined,
    otherwise: otherwise === undefined ? undefined : { value: otherwise, text: textOf(field, otherwise, translate) },
    label: translate(key),
    headers: [
      ...new Set(
        tables.flatMap(({ [key]: label }) => (label === undefined ? [] : [label, columnHeader({ label, currency })])),
      ),
      ...(columnSynonyms[field.name] ?? []),
    ],
    schema: field.schema,
    words,
    choices: choices.map(({ word }) => translate(word)),
    resource: field.of?.resource ?? null,
    area: field.area,
    currency,
  };
};

/** The labels of all fields that rows cannot have, as possible headers. */
const otherHeaders = (resource: string, known: readonly string[], tables: Tables): readonly string[] => {
  const begin = `${resource}.fields.`;
  const taken = new Set(known.map((name) => begin + name));
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, word]) => (key.startsWith(begin) && !taken.has(key) ? [word] : [])),
  );
};

/** `hidden`: the fields that the platform masks for the operator. */
export const createImportPlan = (
  resource: string,
  importer: Importer,
  tables: Tables,
  translate: (key: string) => string,
  hidden: readonly string[] = [],
): ImportPlan => {
  const plain = (field: ImportField) => planField(resource, field, importer, tables, translate);
  const fields = importFields(importer).map((field) => ({ ...plain(field), isHidden: hidden.includes(field.name) }));
  const [key] =
    importer.updating === undefined
      ? []
      : importFields({ fields: importer.updating.key }).map((one) => ({ ...plain(one), otherwise: undefined }));
  const known = [...fields, ...(key === undefined ? [] : [key])].map(({ name }) => name);
  return {
    title: translate(`${resource}.plural`),
    natural: importer.natural,
    alone: importer.alone,
    fields,
    ...(key === undefined ? {} : { key }),
    shownOnly: otherHeaders(resource, known, tables),
  };
};
