// Words that every list of every console needs, one file per language. Words of forms and imports load with what uses them.
import type { Console } from "../shell/Console";
import type { Language, Loader, WordTable } from "../wire/contract";

type Tables = readonly Loader<{ readonly default: WordTable }>[];

const framework: Readonly<Record<Language, Tables>> = {
  en: [
    () => import("../../../locales/en/framework/react-admin.json"),
    () => import("../../../locales/en/framework/shell.json"),
    () => import("../../../locales/en/framework/kit.json"),
  ],
  "zh-CN": [
    () => import("../../../locales/zh-CN/framework/react-admin.json"),
    () => import("../../../locales/zh-CN/framework/shell.json"),
    () => import("../../../locales/zh-CN/framework/kit.json"),
  ],
  "zh-TW": [
    () => import("../../../locales/zh-TW/framework/react-admin.json"),
    () => import("../../../locales/zh-TW/framework/shell.json"),
    () => import("../../../locales/zh-TW/framework/kit.json"),
  ],
};

const loaded =
  (tables: Tables): Loader<readonly WordTable[]> =>
  async () =>
    (await Promise.all(tables.map((load) => load()))).map((module) => module.default);

/** The words of the framework, the first words of features, and those of one console. A console's words override the others. */
export const firstWords = ({
  words,
  features = [],
}: Pick<Console, "words" | "features">): Readonly<Record<Language, Loader<readonly WordTable[]>>> => {
  const all = (language: Language) =>
    loaded([...framework[language], ...features.flatMap((one) => one.words?.[language] ?? []), ...words[language]]);
  return { en: all("en"), "zh-CN": all("zh-CN"), "zh-TW": all("zh-TW") };
};
