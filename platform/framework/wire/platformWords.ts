// The texts that the platform itself needs, in every language.
import type { Language, Words } from "../../../generator";
import en from "../../../locales/en/framework/platform.json";
import enForm from "../../../locales/en/framework/form.json";
import enUi from "../../../locales/en/framework/ui.json";
import simplified from "../../../locales/zh-CN/framework/platform.json";
import simplifiedForm from "../../../locales/zh-CN/framework/form.json";
import simplifiedUi from "../../../locales/zh-CN/framework/ui.json";
import traditional from "../../../locales/zh-TW/framework/platform.json";
import traditionalForm from "../../../locales/zh-TW/framework/form.json";
import traditionalUi from "../../../locales/zh-TW/framework/ui.json";
import { forLanguages } from "../../../shared/schema/languages";

const OWN = { en, "zh-CN": simplified, "zh-TW": traditional } satisfies Readonly<Record<Language, object>>;
const ALL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...enForm, ...enUi, ...en },
  "zh-CN": { ...simplifiedForm, ...simplifiedUi, ...simplified },
  "zh-TW": { ...traditionalForm, ...traditionalUi, ...traditional },
};

/** The text of a key in one language. Undefined if there is no such key. */
export const platformWord = (language: Language, key: string): string | undefined => ALL[language][key];

/** One of the platform's own texts, in every language. */
export const wordsFor = (key: keyof typeof traditional): Words => forLanguages((language) => OWN[language][key]);
