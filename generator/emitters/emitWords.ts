import { LANGUAGES, type Words } from "../../shared/schema/languages";
import type { CallModel, FieldModel, ResourceModel } from "../model/Model";
import { array, type Code, defaultExport, type GeneratedFile, literal, table } from "../printing";
import { withNested } from "./fieldSets";
import { resourceModule } from "./places";
import { satisfyWireType } from "./valueCode";

type Word = readonly [key: string, words: Words];

const fieldWords = (name: string, field: FieldModel): readonly Word[] =>
  withNested(field)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ source, label, help }): readonly Word[] => [
      [`${name}.fields.${source}`, label],
      ...(help === null ? [] : [[`${name}.help.${source}`, help] as const]),
    ]);

const callWords = (name: string, { name: call, quote, amount, ...of }: CallModel): readonly Word[] => [
  [`${name}.actions.${call}`, of.label],
  ...(quote?.formula == null ? [] : [[`${name}.formula.${quote.call}`, quote.formula] as const]),
  ...(quote?.short == null ? [] : [[`${name}.short.${quote.call}`, quote.short.label] as const]),
  ...(amount?.label == null ? [] : [[`${name}.amount.${call}`, amount.label] as const]),
  ...(["question", "follows", "done"] as const).flatMap((key): readonly Word[] =>
    of[key] === null ? [] : [[`${name}.${key}.${call}`, of[key]]],
  ),
];

const wordsOf = (resource: ResourceModel): ReadonlyMap<string, Words> => {
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
    ...(views.show.head.words === null ? [] : [[`${name}.heading`, views.show.head.words] as const]),
    ...views.show.steps.map(({ name: step, label }): Word => [`${name}.steps.${step}`, label]),
    ...views.list.views.map(({ name: view, label }): Word => [`${name}.views.${view}`, label]),
    ...Object.entries(resource.questions).map(([state, words]): Word => [`${name}.questions.${state}`, words]),
    ...calls.filter(({ on, ownVerb }) => on !== "none" || ownVerb).flatMap((call) => callWords(name, call)),
  ]);
};

const textsCode = (words: Words): Code => array(LANGUAGES.map((language) => literal(words[language])));

/** `<camel>.words.ts`: the words of the resource in all languages. */
export const emitWords = (resource: ResourceModel): GeneratedFile => {
  const value = table([...wordsOf(resource)].map(([key, words]) => [key, textsCode(words)]));
  return {
    path: `${resourceModule(resource, "words")}.ts`,
    source: resource.file,
    statements: [defaultExport(satisfyWireType(value, "Translations"))],
  };
};
