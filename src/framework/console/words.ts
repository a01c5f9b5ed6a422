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

/** The framework's words and those of one console. A console's words override the framework's. */
export const withFramework = (own: Console["words"]): Readonly<Record<Language, Loader<readonly WordTable[]>>> => ({
  en: loaded([...framework.en, ...own.en]),
  "zh-CN": loaded([...framework["zh-CN"], ...own["zh-CN"]]),
  "zh-TW": loaded([...framework["zh-TW"], ...own["zh-TW"]]),
});
