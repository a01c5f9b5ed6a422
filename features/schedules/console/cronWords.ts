// Describes any cron expression. The library and the words of a language are loaded for the first expression.
export type CronWords = (expression: string) => string;

const options = { throwExceptionOnParseError: true, use24HourTimeFormat: true, verbose: false } as const;

/** For a language: its name, and a module that registers it when imported. English needs none. */
const languages: Readonly<Record<string, { readonly locale: string; readonly load: () => Promise<unknown> }>> = {
  "zh-CN": { locale: "zh_CN", load: () => import("cronstrue/locales/zh_CN.js") },
  "zh-TW": { locale: "zh_TW", load: () => import("cronstrue/locales/zh_TW.js") },
};

const loaded = new Map<string, Promise<CronWords>>();

/** Resolves to a function that answers "" for an invalid expression. */
export const loadCronWords = (language: string): Promise<CronWords> => {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
};

const load = async (language: string): Promise<CronWords> => {
  const { default: cronstrue } = await import("cronstrue");
  const other = languages[language];
  await other?.load();
  return (expression) => {
    try {
      return cronstrue.toString(expression, { ...options, locale: other?.locale ?? "en" });
    } catch {
      return "";
    }
  };
};
