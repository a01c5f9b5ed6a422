import type { useTranslate } from "ra-core";
import type { ImportPlan, RowView } from "./ImportPlan";

/** The problems of a row in words: each wrong field with its reason, or why the platform refused the row. */
export const problemWords = (
  { fields, key: ownKey }: ImportPlan,
  { problems, reason, state }: Pick<RowView, "problems" | "reason" | "state">,
  translate: ReturnType<typeof useTranslate>,
): string => {
  if (reason !== "") return reason;
  if (state === "unanswered") return translate("import.unanswered");
  return problems
    .map(({ field, key, args }) => {
      const named = [...fields, ...(ownKey === undefined ? [] : [ownKey])].find(({ name }) => name === field);
      const label = named?.label ?? field;
      const reason = translate(key, { ...args, _: key });
      // What is wrong with all columns is not said of one.
      return label === "" ? reason : translate("form.refused", { field: label, reason });
    })
    .join(" ");
};
