// Calls that the platform would refuse this account for a record: by the name of an action, or by `<field>.<value>` for
// a change of state, with the code of the refusal. The console does not offer them, and the page of the record explains
// why.
import { factsIn, textIn } from "../wire/readAnswer";

const REFUSED = "row_refused";

/** The code of a refusal, such as `513.audit_own`, or null. */
export const refusalOf = (record: unknown, what: string): string | null =>
  textIn(factsIn(factsIn(record)[REFUSED])[what]) || null;

/** Whether the platform would refuse changes of the record by this account. */
export const isKept = (record: unknown): boolean => refusalOf(record, "set") !== null;

/** All different codes of refusals. */
export const refusalsOf = (record: unknown): readonly string[] => [
  ...new Set(
    Object.values(factsIn(factsIn(record)[REFUSED]))
      .map(textIn)
      .filter((code) => code !== ""),
  ),
];
