import type { useTranslate } from "ra-core";
import type { ImportPlan, CellProblem, RowView } from "./ImportPlan";

/** The most characters of a value that a reason quotes. */
const SHOWN = 60;

type Translate = ReturnType<typeof useTranslate>;

/** A reason with the value of the cell, unless the message already contains it. */
const reasonWords = ({ key, args }: CellProblem, translate: Translate): string => {
  const reason = translate(key, { ...args, _: key });
  const value = String(args.value ?? "");
  if (value === "" || !key.startsWith("invalid.")) return reason;
  return translate("import.found", { value: value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value, reason });
};

/** The problems of a row in words: each wrong field with its reason, or the platform's reason for refusing the row. */
export const problemWords = (
  { fields, key: ownKey }: ImportPlan,
  { problems, reason, state }: Pick<RowView, "problems" | "reason" | "state">,
  translate: Translate,
): string => {
  if (reason !== "") return reason;
  if (state === "unanswered") return translate("import.unanswered");
  return problems
    .map((problem) => {
      const { field } = problem;
      const named = [...fields, ...(ownKey === undefined ? [] : [ownKey])].find(({ name }) => name === field);
      const label = named?.label ?? field;
      const reason = reasonWords(problem, translate);
      // A problem of all columns has no label.
      return label === "" ? reason : translate("form.refused", { field: label, reason });
    })
    .join(" ");
};
