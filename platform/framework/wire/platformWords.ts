// The texts that the platform itself needs, in every language.
import { forLanguages, type Words, createWordFinder } from "../../../generator";
import en from "../../../locales/en/framework/platform.json";
import enForm from "../../../locales/en/framework/form.json";
import enUi from "../../../locales/en/framework/ui.json";
import simplified from "../../../locales/zh-CN/framework/platform.json";
import simplifiedForm from "../../../locales/zh-CN/framework/form.json";
import simplifiedUi from "../../../locales/zh-CN/framework/ui.json";
import traditional from "../../../locales/zh-TW/framework/platform.json";
import traditionalForm from "../../../locales/zh-TW/framework/form.json";
import traditionalUi from "../../../locales/zh-TW/framework/ui.json";

/** The text of a key in one language. Undefined if there is no such key. */
export const platformWord = createWordFinder({
  en: { ...enForm, ...enUi, ...en },
  "zh-CN": { ...simplifiedForm, ...simplifiedUi, ...simplified },
  "zh-TW": { ...traditionalForm, ...traditionalUi, ...traditional },
});

/** One of the platform's own texts, in every language. */
export const wordsInAllLanguages = (key: keyof typeof traditional): Words =>
  forLanguages((language) => platformWord(language, key) ?? key);
