// The stored reason of a refused record. It has no data of the record and no language: readers see it in their own
// language.
import { forLanguages } from "../../../shared/schema/languages";
import type { Language, Model, ResourceModel, Words } from "../../../generator";
import { Failure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { explainRefusal } from "../../../platform/framework/wire/reasons";
import { parseStored } from "../../../platform/framework/storage/parseStored";

const partOf = (data: unknown, name: string): object => {
  const part = isObject(data) ? data[name] : null;
  return isObject(part) ? part : {};
};

export const storedReason = ({ code, context, data, words }: Failure): string =>
  JSON.stringify({ code, context, fields: partOf(data, "fields"), args: partOf(data, "args"), words });

/** Turns a stored word back into its form before it was stored: the same in each language, or one word for each. */
const wordIn = (word: unknown): string | number | Words => {
  if (!isObject(word)) return typeof word === "number" ? word : String(word);
  return forLanguages((language) => String(word[language] ?? word.en ?? ""));
};

export const readStoredFailure = (reason: string): Failure => {
  const parsed: unknown = parseStored(reason);
  const { code = 500, context = null, words = {}, ...data } = isObject(parsed) ? parsed : {};
  const known = Object.entries(isObject(words) ? words : {}).map(([name, word]) => [name, wordIn(word)]);
  return new Failure(Number(code), context === null ? null : String(context), data, Object.fromEntries(known));
};

export const explainReason = (model: Model, resource: ResourceModel, language: Language, reason: string): string =>
  explainRefusal(model, resource, language, readStoredFailure(reason));
