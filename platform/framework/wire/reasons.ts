// Explains to people why a record was refused, where no form can show the message of each field: in the file of refused
// rows.
import type { Language, Model, ResourceModel } from "../../../generator";
import en from "../../../locales/en/framework/form.json";
import zhCN from "../../../locales/zh-CN/framework/form.json";
import zhTW from "../../../locales/zh-TW/framework/form.json";
import type { Failure } from "./Failure";
import { isObject } from "./readJson";
import { messageOf } from "./words";

const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, "zh-CN": zhCN, "zh-TW": zhTW };
/** A field and what is wrong with it. */
const REFUSED = "form.refused";
const FILLED = /\{\{(\w+)\}\}/g;

const within = (value: unknown, name: string): Readonly<Record<string, unknown>> => {
  const found = isObject(value) ? value[name] : null;
  return isObject(found) ? found : {};
};

const filled = (words: string, args: Readonly<Record<string, unknown>>): string =>
  words.replaceAll(FILLED, (whole, name: string) => String(args[name] ?? whole));

/**
 * The label and the message of each invalid field. The message of the failure if it names no field, or has values of its own and
 * so says more.
 */
export const explainRefusal = (
  model: Model,
  { fields }: Pick<ResourceModel, "fields">,
  language: Language,
  failure: Failure,
): string => {
  const message = messageOf(model, language, failure);
  if (Object.keys(failure.words).length > 0) return message;
  const args = within(failure.data, "args");
  const worded = (key: string): string => {
    const words = filled(WORDS[language][key] ?? "{{}}", args);
    return words.includes("{{") ? message : words;
  };
  const named = Object.entries(within(failure.data, "fields")).map(([name, key]) => {
    const label = fields.find((field) => field.name === name)?.label[language] ?? name;
    return filled(WORDS[language][REFUSED] ?? "", { field: label, reason: worded(String(key)) });
  });
  return named.length > 0 ? named.join(" ") : message;
};
