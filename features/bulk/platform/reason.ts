// The stored reason of a refused record. It contains no data of the record and no words of one language: each reader
// sees the reason in their own language.
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

export const serializeReason = ({ code, context, data, words }: Failure): string =>
  JSON.stringify({ code, context, fields: partOf(data, "fields"), args: partOf(data, "args"), words });

/**
 * Restores the form that a word had before it was stored: one text for all languages, or one text for each language.
 */
const wordIn = (word: unknown): string | number | Words => {
  if (!isObject(word)) return typeof word === "number" ? word : String(word);
  return forLanguages((language) => String(word[language] ?? Object.values(word)[0] ?? ""));
};

export const readStoredFailure = (reason: string): Failure => {
  const parsed: unknown = parseStored(reason);
  const { code = 500, context = null, words = {}, ...data } = isObject(parsed) ? parsed : {};
  const known = Object.entries(isObject(words) ? words : {}).map(([name, word]) => [name, wordIn(word)]);
  return new Failure(Number(code), context === null ? null : String(context), data, Object.fromEntries(known));
};

export const explainReason = (model: Model, resource: ResourceModel, language: Language, reason: string): string =>
  explainRefusal(model, resource, language, readStoredFailure(reason));
