import {
  type CallModel,
  type FieldModel,
  LANGUAGES,
  type Language,
  type ResourceModel,
  type Words,
} from "../model/Model";
import type { TransitionModel } from "../model/TransitionModel";
import { defaultExport, type GeneratedFile, literal, table } from "../printing";
import type { Catalog } from "./Catalog";
import { withNested } from "./fieldSets";
import { partOf } from "./places";
import { wireTyped } from "./valueCode";

type Word = readonly [key: string, words: Words];

const fieldWords = (name: string, field: FieldModel): readonly Word[] =>
  withNested(field)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ source, label, help }): readonly Word[] => [
      [`${name}.fields.${source}`, label],
      ...(help === null ? [] : [[`${name}.help.${source}`, help] as const]),
    ]);

const enumWords = (catalog: Catalog, name: string): readonly Word[] =>
  catalog.enumOf(name).values.map(({ value, label }) => [`enums.${name}.${value}`, label]);

const callWords = (name: string, { name: call, label, follows, done, quote, amount }: CallModel): readonly Word[] => [
  [`${name}.actions.${call}`, label],
  ...(quote?.short == null ? [] : [[`${name}.short.${quote.call}`, quote.short.label] as const]),
  ...(amount?.label == null ? [] : [[`${name}.amount.${call}`, amount.label] as const]),
  ...(follows === null ? [] : [[`${name}.follows.${call}`, follows] as const]),
  ...(done === null ? [] : [[`${name}.done.${call}`, done] as const]),
];

/** The texts of the buttons of transitions. */
const actWords = ({ fields }: ResourceModel, catalog: Catalog, { field, to }: TransitionModel): readonly Word[] => {
  const of = fields.find(({ name }) => name === field)?.options.enum;
  if (typeof of !== "string") return [];
  return catalog
    .enumOf(of)
    .values.flatMap(({ value, act }): readonly Word[] =>
      act === null || !to.includes(value) ? [] : [[`acts.${of}.${value}`, act]],
    );
};

const enumsOf = (fields: readonly FieldModel[]): readonly string[] => [
  ...new Set(
    fields.flatMap(withNested).flatMap(({ options }) => (typeof options.enum === "string" ? [options.enum] : [])),
  ),
];

const wordsOf = (resource: ResourceModel, catalog: Catalog): ReadonlyMap<string, Words> => {
  const { name, fields, calls, views } = resource;
  const asked = calls.flatMap(({ params, ask, answer }) => [
    ...params.filter((field) => ask.includes(field.name)),
    ...answer.filter((field) => !fields.includes(field)),
  ]);
  const groups = [...views.form, ...views.show.groups];
  return new Map<string, Words>([
    [`${name}.name`, resource.label],
    [`${name}.plural`, resource.plural],
    ...[...asked, ...fields].flatMap((field) => fieldWords(name, field)),
    ...groups.flatMap((group): readonly Word[] =>
      group.label === null ? [] : [[`${name}.groups.${group.name}`, group.label]],
    ),
    ...views.list.sums.flatMap(({ field, label }): readonly Word[] =>
      label === null ? [] : [[`${name}.sums.${field}`, label]],
    ),
    ...calls.filter(({ on, ownVerb }) => on !== "none" || ownVerb).flatMap((call) => callWords(name, call)),
    ...resource.transitions.flatMap((moves) => actWords(resource, catalog, moves)),
    ...enumsOf([...fields, ...asked]).flatMap((of) => enumWords(catalog, of)),
  ]);
};

const emitLanguage = (
  resource: ResourceModel,
  words: ReadonlyMap<string, Words>,
  language: Language,
): GeneratedFile => ({
  path: `${partOf(resource, language)}.ts`,
  source: resource.file,
  statements: [
    defaultExport(wireTyped(table([...words].map(([key, text]) => [key, literal(text[language])])), "WordTable")),
  ],
});

/** `<camel>.en.ts`, `<camel>.zh-CN.ts`, `<camel>.zh-TW.ts`: its own words, and those of the enumerations it uses. */
export const emitWords = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => {
  const words = wordsOf(resource, catalog);
  return LANGUAGES.map((language) => emitLanguage(resource, words, language));
};
