import type { useTranslate } from "ra-core";
import type { ImportPlan, RowView } from "./ImportPlan";

/** What an operator reads about a row: each field that is wrong and why, or why the platform refused it. */
export const problemWords = (
  { fields }: ImportPlan,
  { problems, reason }: Pick<RowView, "problems" | "reason">,
  translate: ReturnType<typeof useTranslate>,
): string => {
  if (reason !== "") return reason;
  return problems
    .map(({ field, key, args }) => {
      const label = fields.find(({ name }) => name === field)?.label ?? field;
      return `${label}: ${translate(key, { ...args, _: key })}`;
    })
    .join(" ");
};
