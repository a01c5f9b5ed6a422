// Words every screen needs, one chunk per language.
import type { Language, WordTable } from "../framework/wire/contract";

const tables = async (parts: readonly Promise<{ readonly default: WordTable }>[]): Promise<readonly WordTable[]> =>
  (await Promise.all(parts)).map((part) => part.default);

export const words: Readonly<Record<Language, () => Promise<readonly WordTable[]>>> = {
  en: () =>
    tables([
      import("../../locales/en/react-admin.json"),
      import("../../locales/en/console.json"),
      import("../../locales/en/kit.json"),
      import("../../locales/en/form.json"),
      import("../../locales/en/import.json"),
      import("../generated/words/en"),
    ]),
  "zh-CN": () =>
    tables([
      import("../../locales/zh-CN/react-admin.json"),
      import("../../locales/zh-CN/console.json"),
      import("../../locales/zh-CN/kit.json"),
      import("../../locales/zh-CN/form.json"),
      import("../../locales/zh-CN/import.json"),
      import("../generated/words/zh-CN"),
    ]),
  "zh-TW": () =>
    tables([
      import("../../locales/zh-TW/react-admin.json"),
      import("../../locales/zh-TW/console.json"),
      import("../../locales/zh-TW/kit.json"),
      import("../../locales/zh-TW/form.json"),
      import("../../locales/zh-TW/import.json"),
      import("../generated/words/zh-TW"),
    ]),
};
