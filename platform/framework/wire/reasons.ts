// Explains in words why a record was refused, for files of refused rows and for problem details.
import type { Language, Model, ResourceModel } from "../../../generator";
import type { Failure } from "./Failure";
import { platformWord } from "./platformWords";
import { isObject } from "./readJson";
import { messageOf } from "./words";

/** The key of the message that names a field and its problem. */
const REFUSED = "form.refused";
const FILLED = /\{\{(\w+)\}\}/g;

const within = (value: unknown, name: string): Readonly<Record<string, unknown>> => {
  const found = isObject(value) ? value[name] : null;
  return isObject(found) ? found : {};
};

const filled = (words: string, args: Readonly<Record<string, unknown>>): string =>
  words.replaceAll(FILLED, (whole, name: string) => String(args[name] ?? whole));

/** A refused field, and why it was refused, in words. */
interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** The invalid fields in a failure. Empty if it names none, or if its own message says more. */
export const refusedFields = (model: Model, language: Language, failure: Failure): readonly Refused[] => {
  if (Object.keys(failure.words).length > 0) return [];
  const args = within(failure.data, "args");
  return Object.entries(within(failure.data, "fields")).map(([name, key]) => {
    const words = filled(platformWord(language, String(key)) ?? "{{}}", within(args, name));
    return { name, reason: words.includes("{{") ? messageOf(model, language, failure) : words };
  });
};

/** The label and message of each invalid field, or else the message of the failure. */
export const explainRefusal = (
  model: Model,
  { fields }: Pick<ResourceModel, "fields">,
  language: Language,
  failure: Failure,
): string => {
  const named = refusedFields(model, language, failure).map(({ name, reason }) => {
    const label = fields.find((field) => field.name === name)?.label[language] ?? name;
    return filled(platformWord(language, REFUSED) ?? "", { field: label, reason });
  });
  return named.length > 0 ? named.join(" ") : messageOf(model, language, failure);
};
