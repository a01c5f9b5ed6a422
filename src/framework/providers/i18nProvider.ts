import { createInstance, type i18n as I18next } from "i18next";
import type { I18nProvider } from "ra-core";
import { getI18nProvider } from "ra-i18n-i18next";
import { isLanguage } from "../../../shared/schema/languages";
import { LANGUAGE_NAMES, LANGUAGES, type Language, type WordTable } from "../wire/contract";
import * as language from "../wire/language";
import { isLanguageAsked } from "../wire/languageRule";
import { messageKeys, messageValues, messageIn } from "../wire/failureMessages";
import { factsIn } from "../wire/readAnswer";
import type { WireFailure } from "../wire/WireFailure";

const NAMESPACE = "translation";

export interface I18nSources {
  /** Words that every screen needs: those of react-admin, the shell, the menu and errors. */
  readonly words: Readonly<Record<Language, () => Promise<readonly WordTable[]>>>;
  /** Words of everything that is open. They are loaded before the language changes. */
  readonly opened?: (language: Language) => Promise<readonly WordTable[]>;
  /** The languages that people may choose. Default: all. */
  readonly languages?: readonly Language[];
}

export interface ConsoleI18nProvider extends I18nProvider {
  /** Adds words while the console runs. */
  addWords(language: string, words: WordTable): void;
  /** The message of a failed call, for people. */
  describe(failure: WireFailure): string;
}

/** `{{name, lower}}` in English words: "Scheduled task" becomes "scheduled task" in a sentence. "SIM card" is unchanged. */
const lower = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const describer = (instance: I18next) => (failure: WireFailure) => {
  const key = messageKeys(failure).find((one) => messageIn(failure, one) !== "" || instance.exists(one)) ?? "errors.0";
  const { request } = factsIn(failure.data);
  const said = messageIn(failure, key) || instance.t(key, messageValues(failure));
  return typeof request === "string" ? instance.t("errors.request", { said, request }) : said;
};

/**
 * react-admin's i18n provider, made of i18next with flat keys: `cron.fields.spec` is a key, not a path. Before the
 * language changes, it loads the words of everything that is open, so that all visible words change at once.
 */
export async function createI18nProvider({
  words,
  opened,
  languages = LANGUAGES,
}: I18nSources): Promise<ConsoleI18nProvider> {
  const instance = createInstance();
  // The console's own words are loaded first. Words of the framework that arrive later do not replace them.
  const add = (to: string, table: WordTable, isFirst = false): void => {
    instance.addResourceBundle(to, NAMESPACE, table, true, isFirst);
  };
  const load = async (wanted: Language): Promise<void> => {
    const [everywhere, further] = await Promise.all([words[wanted](), opened?.(wanted) ?? []]);
    for (const table of everywhere) add(wanted, table, true);
    for (const table of further) add(wanted, table);
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
  instance.services.formatter?.add("lower", lower);
  await load(first);
  // A language in the address was chosen by the person. The language of the browser was not.
  if (isLanguageAsked()) language.set(first);
  else language.showLanguage(first);

  return {
    ...provider,
    async changeLocale(locale: string) {
      if (!isLanguage(locale)) throw new Error(`The console does not speak "${locale}".`);
      await load(locale);
      await provider.changeLocale(locale);
      language.set(locale);
    },
    addWords: (to, table) => add(to, table),
    describe: describer(instance),
  };
}
