// What the platform says of a record that it would refuse this account: an action's name, or `<field>.<value>` for a state to
// move it to, and the refusal's code. It is offered nowhere, and the record's page says why.
import { factsIn, textIn } from "../wire/readAnswer";

const REFUSED = "row_refused";

/** `513.audit_own`; null when it is not refused, as far as the platform said. */
export const refusalOf = (record: unknown, what: string): string | null =>
  textIn(factsIn(factsIn(record)[REFUSED])[what]) || null;

/** Every reason once. */
export const refusalsOf = (record: unknown): readonly string[] => [
  ...new Set(
    Object.values(factsIn(factsIn(record)[REFUSED]))
      .map(textIn)
      .filter((code) => code !== ""),
  ),
];
