// Loads the words of a resource together with its screen. Remembers which resources were visited, because a change of
// language must load the words of all of them. The i18n provider stores the words.
import { type I18nProvider, useI18nProvider, useLocale } from "ra-core";
import { useEffect, useState } from "react";
import type { Language, ResourceProps, WordTable } from "../wire/contract";
import type { FindResource } from "./related";

type Words = ResourceProps["words"];

/** An i18n provider that accepts more words while the console runs. */
export interface WordsProvider extends I18nProvider {
  addWords(language: string, words: WordTable): void;
}

const takesWords = (provider: I18nProvider): provider is WordsProvider =>
  "addWords" in provider && typeof provider.addWords === "function";

const isLanguage = (words: Words, language: string): language is Language => language in words;

const visited = new Map<string, Words>();
const added = new WeakMap<I18nProvider, Set<string>>();

/** The words of all visited resources in a language, for `changeLocale` of the i18n provider. */
export const loadVisitedWords = (language: string): Promise<readonly WordTable[]> =>
  Promise.all([...visited.values()].flatMap((words) => (isLanguage(words, language) ? [load(words, language)] : [])));

/** Takes the words of visited resources from a later version of the definitions. */
export const followVisited = async (find: FindResource): Promise<void> => {
  for (const [name, words] of visited) visited.set(name, (await find(name))?.words ?? words);
};

const load = async (words: Words, language: Language): Promise<WordTable> => (await words[language]()).default;

type Worded = Pick<ResourceProps, "name" | "words">;

/** Loads the words of a resource in a language. */
export const loadResourceWords = async (
  provider: I18nProvider | undefined,
  language: string,
  { name, words }: Worded,
) => {
  visited.set(name, words);
  if (provider === undefined || !takesWords(provider) || !isLanguage(words, language)) return;
  provider.addWords(language, await load(words, language));
  added.set(provider, (added.get(provider) ?? new Set()).add(`${name} ${language}`));
};

/** Whether the words of a resource are loaded in the current language. If not, loads them. */
export const useResourceWords = (resource: Worded): boolean => {
  const provider = useI18nProvider();
  const language = useLocale();
  const key = `${resource.name} ${language}`;
  const [ready, setReady] = useState("");
  useEffect(() => {
    if (!takesWords(provider)) {
      visited.set(resource.name, resource.words);
      return setReady(key);
    }
    let wanted = true;
    loadResourceWords(provider, language, resource).finally(() => wanted && setReady(key));
    return () => {
      wanted = false;
    };
  }, [provider, resource, language, key]);
  return ready !== "" || added.get(provider)?.has(key) === true;
};
