// Messages of failures. Messages in the definitions (resources/errors.yaml) come first. The messages here are for
// failures that the definitions may leave out.
import type { Language, Model } from "../../../generator";
import type { Failure, FailureWords } from "./Failure";
import { platformWord } from "./platformWords";

const FILLED = /\{\{(\w+)\}\}/g;

/** The values of placeholders in one language. */
export const valuesInLanguage = (language: Language, words: FailureWords): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === "object" ? word[language] : word]),
  );

/** The message of a failure in a language, with its placeholders filled. */
export const messageOf = (model: Model, language: Language, { code, context, words }: Failure): string => {
  const declared = (wanted: string | null) =>
    model.errors.find((one) => one.code === code && one.context === wanted)?.message;
  // As in i18next, the key of a message about exactly one record has the suffix `_one`.
  const isOfOne = Object.values(words).includes(1);
  const ofOne = context !== null && isOfOne ? declared(`${context}_one`) : undefined;
  const own = (wanted: string) =>
    (isOfOne ? platformWord(language, `refusal.${wanted}_one`) : undefined) ??
    platformWord(language, `refusal.${wanted}`) ??
    platformWord(language, `refusal.${wanted}_other`);
  const text =
    ofOne?.[language] ??
    (context === null ? undefined : (declared(context)?.[language] ?? own(`${code}.${context}`))) ??
    declared(null)?.[language] ??
    own(String(code)) ??
    own("500") ??
    String(code);
  const filling = valuesInLanguage(language, words);
  return text.replaceAll(FILLED, (whole, name: string) => String(filling[name] ?? whole));
};
