// Why a record was refused, as it is stored: without the data of the record, and in no language, so that whoever reads it
// later reads it in theirs.
import type { Language, Model, ResourceModel } from "../../../generator";
import { Failure } from "../wire/Failure";
import { isObject } from "../wire/readJson";
import { explainRefusal } from "../wire/reasons";

const partOf = (data: unknown, name: string): object => {
  const part = isObject(data) ? data[name] : null;
  return isObject(part) ? part : {};
};

export const storedReason = ({ code, context, data, words }: Failure): string =>
  JSON.stringify({ code, context, fields: partOf(data, "fields"), args: partOf(data, "args"), words });

export const failureIn = (reason: string): Failure => {
  const told: unknown = JSON.parse(reason || "{}");
  const { code = 500, context = null, words = {}, ...data } = isObject(told) ? told : {};
  const known = Object.entries(isObject(words) ? words : {}).map(([name, word]) => [name, String(word)]);
  return new Failure(Number(code), context === null ? null : String(context), data, Object.fromEntries(known));
};

export const explainReason = (model: Model, resource: ResourceModel, language: Language, reason: string): string =>
  explainRefusal(model, resource, language, failureIn(reason));
