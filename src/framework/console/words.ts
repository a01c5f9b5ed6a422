// Words every screen of every console needs, one file per language.
import type { Console } from "../shell/Console";
import type { Language, Loader, WordTable } from "../wire/contract";

type Words = Readonly<Record<Language, Loader<readonly WordTable[]>>>;

const tables = async (parts: readonly Promise<{ readonly default: WordTable }>[]): Promise<readonly WordTable[]> =>
  (await Promise.all(parts)).map((part) => part.default);

const frameworkWords: Words = {
  en: () =>
    tables([
      import("../../../locales/en/react-admin.json"),
      import("../../../locales/en/console.json"),
      import("../../../locales/en/kit.json"),
      import("../../../locales/en/form.json"),
      import("../../../locales/en/import.json"),
    ]),
  "zh-CN": () =>
    tables([
      import("../../../locales/zh-CN/react-admin.json"),
      import("../../../locales/zh-CN/console.json"),
      import("../../../locales/zh-CN/kit.json"),
      import("../../../locales/zh-CN/form.json"),
      import("../../../locales/zh-CN/import.json"),
    ]),
  "zh-TW": () =>
    tables([
      import("../../../locales/zh-TW/react-admin.json"),
      import("../../../locales/zh-TW/console.json"),
      import("../../../locales/zh-TW/kit.json"),
      import("../../../locales/zh-TW/form.json"),
      import("../../../locales/zh-TW/import.json"),
    ]),
};

const both =
  (framework: Loader<readonly WordTable[]>, own: Loader<{ readonly default: WordTable }>) =>
  async (): Promise<readonly WordTable[]> => {
    const [words, { default: mine }] = await Promise.all([framework(), own()]);
    return [...words, mine];
  };

/** The framework's words, and those of one console: where both have a word, the console's own stands. */
export const withFramework = (own: Console["words"]): Words => ({
  en: both(frameworkWords.en, own.en),
  "zh-CN": both(frameworkWords["zh-CN"], own["zh-CN"]),
  "zh-TW": both(frameworkWords["zh-TW"], own["zh-TW"]),
});
