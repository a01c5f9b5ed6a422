import { createInstance, type i18n as I18next } from "i18next";
import type { I18nProvider } from "ra-core";
import { getI18nProvider } from "ra-i18n-i18next";
import { LANGUAGE_NAMES, LANGUAGES, type Language, type ResourceProps, type WordTable } from "../wire/contract";
import * as language from "../wire/language";
import { isLanguageAsked } from "../wire/languageRule";
import { messageKeys, messageValues } from "../wire/failureMessages";
import type { WireFailure } from "../wire/WireFailure";

const NAMESPACE = "translation";

export interface I18nSources {
  /** Words that every screen needs: those of react-admin, the shell, the menu and errors. */
  readonly words: Readonly<Record<Language, () => Promise<readonly WordTable[]>>>;
  /** Words of everything else that is open, loaded before a change of language. */
  readonly opened?: (language: Language) => Promise<readonly WordTable[]>;
  /** The languages that may be chosen. Default: all. */
  readonly languages?: readonly Language[];
}

export interface ConsoleI18nProvider extends I18nProvider {
  /** Adds words while the console runs. */
  addWords(language: string, words: WordTable): void;
  /** Loads the words of a resource now, and after every change of language. */
  loadWords(resource: Pick<ResourceProps, "words">): Promise<void>;
  /** The message of a failed call for people. */
  describe(failure: WireFailure): string;
  has(key: string): boolean;
}

const isLanguage = (value: string): value is Language => LANGUAGES.some((one) => one === value);

function describer(instance: I18next): (failure: WireFailure) => string {
  return (failure) => {
    const key = messageKeys(failure).find((one) => instance.exists(one)) ?? "errors.0";
    return instance.t(key, messageValues(failure));
  };
}

/**
 * react-admin's i18n provider over i18next, with flat keys: `cron.fields.spec` is a key, not a path. A change of language first loads
 * the words of everything that is open, so that all visible words change at once.
 */
export async function createI18nProvider({
  words,
  opened,
  languages = LANGUAGES,
}: I18nSources): Promise<ConsoleI18nProvider> {
  const instance = createInstance();
  const resources = new Set<ResourceProps["words"]>();
  const add = (to: string, table: WordTable): void => {
    instance.addResourceBundle(to, NAMESPACE, table, false, true);
  };
  const load = async (wanted: Language): Promise<void> => {
    const visited = Promise.all([...resources].map(async (of) => (await of[wanted]()).default));
    const tables = await Promise.all([words[wanted](), opened?.(wanted) ?? [], visited]);
    for (const table of tables.flat()) {
      add(wanted, table);
    }
  };

  const first = language.get();
  const provider = await getI18nProvider(
    instance,
    {
      lng: first,
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: {},
    },
    languages.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  );
  await load(first);
  // What an address asks for is a choice; what the browser says is none.
  if (isLanguageAsked()) language.set(first);
  else language.speak(first);

  return {
    ...provider,
    async changeLocale(locale: string) {
      if (!isLanguage(locale)) {
        throw new Error(`The console does not speak "${locale}".`);
      }
      await load(locale);
      await provider.changeLocale(locale);
      language.set(locale);
    },
    addWords: add,
    async loadWords({ words: of }) {
      resources.add(of);
      const now = language.get();
      add(now, (await of[now]()).default);
    },
    describe: describer(instance),
    has: (key) => instance.exists(key),
  };
}
