// Finds actions such as "Create company": one for each resource to which the account may add records.
import { forLanguages } from "../../../shared/schema/languages";
import { LANGUAGES, type Language, type WordTable } from "../../../src/framework/wire/contract";
import { resourcePaths } from "../../../src/framework/resource/resourcePaths";
import type { Finding } from "./Finding";
import type { ReachableResource } from "./reachable";

type Translate = (key: string, options: Readonly<Record<string, string>>) => string;

const namesOf = async ({ resource }: ReachableResource): Promise<Readonly<Record<Language, string>>> => {
  const nameIn = async (language: Language) => {
    const words: WordTable = (await resource.words[language]()).default;
    return words[`${resource.name}.name`] ?? resource.name;
  };
  const names = await Promise.all(LANGUAGES.map(nameIn));
  return forLanguages((language) => names[LANGUAGES.indexOf(language)] ?? "");
};

export interface CreatableResource extends ReachableResource {
  readonly names: Readonly<Record<Language, string>>;
}

/**
 * The resources to which records can be added, with their names. A resource is left out if its words cannot be loaded.
 */
export const findCreatable = async (
  reached: readonly ReachableResource[],
  may: (menu: string) => boolean,
): Promise<readonly CreatableResource[]> => {
  const mine = reached.filter(
    ({ resource: { views, access } }) => views.create !== undefined && access.add !== undefined && may(access.add),
  );
  const named = await Promise.allSettled(mine.map(async (one) => ({ ...one, names: await namesOf(one) })));
  return named.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
};

/** The name in traditional Chinese is found by the one in simplified Chinese. */
const FIRST_NAMES = LANGUAGES.filter((language) => language !== "zh-TW");

export const createFindings = (
  makes: readonly CreatableResource[],
  language: Language,
  translate: Translate,
): readonly Finding[] =>
  makes.map(({ names, place, base }) => ({
    key: `create ${base}`,
    kind: "action",
    label: translate("search.create", { name: names[language] }),
    hint: place.label,
    icon: "add",
    also: [...FIRST_NAMES.map((one) => names[one]), ...(names["zh-CN"] ? [`新建${names["zh-CN"]}`] : [])],
    to: resourcePaths(base).create,
  }));
