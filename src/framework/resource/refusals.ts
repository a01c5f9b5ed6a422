// The calls about a record that the platform would refuse this account, with the code of the refusal. A key is the name
// of an action, or `<field>.<value>` for a change of state. The console does not offer these calls, and the page of the
// record says why.
import { factsIn, textIn } from "../wire/readAnswer";

const REFUSED = "row_refused";

/** The code of a refusal, such as `513.audit_own`, or null. */
export const refusalOf = (record: unknown, what: string): string | null =>
  textIn(factsIn(factsIn(record)[REFUSED])[what]) || null;

/** Whether the platform would refuse changes of the record by this account. */
export const isLocked = (record: unknown): boolean => refusalOf(record, "set") !== null;

/** All codes of refusals, each once. */
export const refusalsOf = (record: unknown): readonly string[] => [
  ...new Set(
    Object.values(factsIn(factsIn(record)[REFUSED]))
      .map(textIn)
      .filter((code) => code !== ""),
  ),
];
