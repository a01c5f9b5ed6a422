// The words of the public pages. Those of the first form come in one language, asked for by the page itself before this
// script is here (first/show.ts); an i18n library would weigh more than all of them.
import type words from "../../../locales/en/framework/public.json";
import { loadChunk } from "../shell/errors/loadChunk";
import type { Language } from "../wire/contract";

type Values = Readonly<Record<string, string | number>>;
export type Say<Name extends string> = (word: Name, values?: Values) => string;
/** Null for what is no word here. */
export type Own = (word: string, values?: Values) => string | null;

type Table<Name extends string> = Readonly<Record<Name, string>>;
type Tables<Name extends string> = Readonly<Record<Language, Table<Name>>>;
type Loads<Name extends string> = Readonly<Record<Language, () => Promise<{ readonly default: Table<Name> }>>>;

const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

/** For a part that comes later: its words come with it, in every language. */
export const wordsOf =
  <Name extends string>(tables: Tables<Name>) =>
  (language: Language): Say<Name> =>
  (word, values) =>
    filled(tables[language][word], values);

/** Fetches words of one language, unless they are here. Raises ChunkFailure. */
export type LoadWords = (language: Language) => Promise<void>;

/** For a first form: what it says once `loadWords` is done. */
export const lateWords = <Name extends string>(loads: Loads<Name>) => {
  const tables = new Map<Language, Readonly<Record<string, string>>>();
  const load: LoadWords = async (language) => {
    if (!tables.has(language)) tables.set(language, (await loadChunk(loads[language])).default);
  };
  const own =
    (language: Language): Own =>
    (word, values) => {
      const text = tables.get(language)?.[word];
      return text === undefined ? null : filled(text, values);
    };
  const words =
    (language: Language): Say<Name> =>
    (word, values) =>
      own(language)(word, values) ?? "";
  return { words, own, load };
};

export type Word = keyof typeof words;
export type Translate = Say<Word>;

const general = lateWords<Word>({
  en: () => import("../../../locales/en/framework/public.json"),
  "zh-CN": () => import("../../../locales/zh-CN/framework/public.json"),
  "zh-TW": () => import("../../../locales/zh-TW/framework/public.json"),
});

export const { words: translator, own: ownGeneral } = general;

/** Until this is done, a page that is made of these parts has nothing to say in `language`. Raises ChunkFailure. */
export const loadWords = (language: Language, parts: readonly LoadWords[]): Promise<unknown> =>
  Promise.all([general.load, ...parts].map((load) => load(language)));
