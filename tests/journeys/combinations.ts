// Selects combinations: `npm test` covers every two traits together once, `npm run test:full` covers all.
import { kindOf } from "../../generator";
import type { ResourceModel } from "../../generator";
import { isFullRun } from "../effort";

/** Each trait alone, and with each other trait. */
const pairsOf = (traits: readonly string[]): readonly string[] => {
  const all = [...new Set(traits)].toSorted();
  return all.flatMap((one, index) => [one, ...all.slice(index + 1).map((other) => `${one} with ${other}`)]);
};

/** As few items as possible that cover every two traits that occur together. */
export const pairwise = <T>(all: readonly T[], traitsOf: (one: T) => readonly string[]): readonly T[] => {
  if (isFullRun) return all;
  const open = new Map(all.map((one) => [one, new Set(pairsOf(traitsOf(one)))]));
  const chosen = new Set<T>();
  while ([...open.values()].some(({ size }) => size > 0)) {
    const [most, shown] = [...open].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    chosen.add(most);
    const now = [...shown];
    for (const pairs of open.values()) for (const pair of now) pairs.delete(pair);
  }
  return all.filter((one) => chosen.has(one));
};

type Part = "column" | "filter" | "input" | "display";

/** The components in a view of the resource, and other properties in which pages differ. */
export const traitsOf = (resource: ResourceModel, part: Part, names: readonly string[]): readonly string[] => [
  ...resource.fields.flatMap((field) =>
    names.includes(field.name) ? [kindOf(field)[part](field)?.name ?? "none"] : [],
  ),
  ...(resource.tree === null ? [] : ["tree"]),
];

/**
 * The languages of a journey: only the given language, or both in a full run. Journeys give different languages, so
 * that a short run covers both.
 */
export const journeyLanguages = (language: "en" | "zh-CN"): readonly ("en" | "zh-CN")[] =>
  isFullRun ? ["en", "zh-CN"] : [language];

export const inputsOf = ({ views }: ResourceModel): readonly string[] => views.form.flatMap(({ fields }) => fields);
