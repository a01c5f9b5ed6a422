// Calls that the platform would refuse this account for a record: by the name of an action, or by `<field>.<value>` for
// a transition, with the code of the refusal. The console does not offer it, and the page of the record says why.
import { factsIn, textIn } from "../wire/readAnswer";

const REFUSED = "row_refused";

/** `513.audit_own`, or null when the platform did not announce a refusal. */
export const refusalOf = (record: unknown, what: string): string | null =>
  textIn(factsIn(factsIn(record)[REFUSED])[what]) || null;

/** Whether the platform announced that this account may not change the record. */
export const isKept = (record: unknown): boolean => refusalOf(record, "set") !== null;

/** All reasons, each once. */
export const refusalsOf = (record: unknown): readonly string[] => [
  ...new Set(
    Object.values(factsIn(factsIn(record)[REFUSED]))
      .map(textIn)
      .filter((code) => code !== ""),
  ),
];
