// The words of the public pages. Words of the first form are loaded only in one language, and the page requests them
// before this script is loaded (first/show.ts). An i18n library would be larger than all these words.
import type words from "../../../locales/en/framework/public.json";
import { loadChunk } from "../shell/errors/loadChunk";
import type { Language } from "../wire/contract";
import { ownWord, withOwnWords } from "../wire/ownWords";

type Values = Readonly<Record<string, string | number>>;
export type SayWord<Name extends string> = (word: Name, values?: Values) => string;
/** Null for a key that has no words here. */
export type FindWord = (word: string, values?: Values) => string | null;

type Table<Name extends string> = Readonly<Record<Name, string>>;
type Tables<Name extends string> = Readonly<Record<Language, Table<Name>>>;
type Loads<Name extends string> = Readonly<Record<Language, () => Promise<{ readonly default: Table<Name> }>>>;

const fillWords = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

/** For a part that is loaded late. The file of the part contains its words in all languages. */
export const wordsOf =
  <Name extends string>(tables: Tables<Name>) =>
  (language: Language): SayWord<Name> =>
  (word, values) =>
    fillWords(ownWord(language, word) ?? (tables[language] ?? tables.en)[word], values);

/** Loads words of one language if they are not loaded yet. @throws ChunkFailure */
export type LoadWords = (language: Language) => Promise<void>;

/** For a first form, whose words are loaded by `loadWords`. */
export const lateWords = <Name extends string>(loads: Loads<Name>) => {
  const tables = new Map<Language, Readonly<Record<string, string>>>();
  const load: LoadWords = async (language) => {
    if (tables.has(language)) return;
    const { default: table } = await loadChunk(loads[language] ?? withOwnWords(language, loads.en));
    tables.set(language, table);
  };
  const own =
    (language: Language): FindWord =>
    (word, values) => {
      const text = tables.get(language)?.[word];
      return text === undefined ? null : fillWords(text, values);
    };
  const words =
    (language: Language): SayWord<Name> =>
    (word, values) =>
      own(language)(word, values) ?? "";
  return { words, own, load };
};

export type Word = keyof typeof words;
export type Translate = SayWord<Word>;

const general = lateWords<Word>({
  en: () => import("../../../locales/en/framework/public.json"),
  "zh-CN": () => import("../../../locales/zh-CN/framework/public.json"),
  "zh-TW": () => import("../../../locales/zh-TW/framework/public.json"),
});

export const { words: translator, own: findGeneralWord } = general;

/** Loads the words of all parts of a page in `language`. @throws ChunkFailure */
export const loadWords = (language: Language, parts: readonly (LoadWords | undefined)[]): Promise<unknown> =>
  Promise.all([general.load, ...parts].map((load) => load?.(language)));
