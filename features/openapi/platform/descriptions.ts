// What an operation does, in sentences: from the verb of its call, and from what the definition says about it.
import type { CallModel } from "../../../generator";
import type { DeclaredOperation } from "./DeclaredOperation";
import type { SchemaContext } from "./fieldSchema";
import { documentText } from "./words";

type Text = Parameters<typeof documentText>[1];

const textOf = ({ verb, on }: CallModel): Text => {
  if (verb !== "action") return `openapi.${verb}`;
  return on === "list" || on === "none" ? "openapi.action_of_list" : "openapi.action";
};

/** The values of fields that the call demands: "`order_state`: Paid". */
const conditionOf = ({ model, language }: SchemaContext, { resource, call }: DeclaredOperation): string =>
  Object.entries(call.when)
    .map(([name, demanded]) => {
      const of = resource.fields.find((field) => field.name === name)?.options.enum;
      const known = model.enums.find((one) => one.name === of)?.values ?? [];
      const labels = demanded.map((value) => known.find((one) => one.value === value)?.label[language] ?? value);
      return `\`${name}\`: ${labels.join(", ")}`;
    })
    .join("; ");

/** The sentences about one call. */
export const sentencesOf = (speaking: SchemaContext, declared: DeclaredOperation): readonly string[] => {
  const { resource, call, who } = declared;
  const { language } = speaking;
  const filled = (text: Text, values: Readonly<Record<string, string>>): string =>
    documentText(language, text).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
  const follows = call.follows?.[language] ?? "";
  const condition = conditionOf(speaking, declared);
  return [
    filled(textOf(call), { records: resource.plural[language], action: call.label[language] }),
    // A text with names of fields in braces needs a record to fill them from.
    ...(follows === "" || follows.includes("{") ? [] : [follows]),
    ...(condition === "" ? [] : [filled("openapi.only", { condition })]),
    ...(call.verb === "list" ? [documentText(language, "openapi.filters")] : []),
    ...(call.stepUp === "always" ? [documentText(language, "openapi.step_up")] : []),
    ...(who === "anybody" ? [documentText(language, "openapi.open")] : []),
  ];
};
