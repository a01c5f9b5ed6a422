// A field derived from other fields of its record: the one state of an order, from its payment and its refund.
import type { Condition } from "./facts";

export interface Derivation {
  readonly value: number;
  /** The fields that decide, and the values with which the condition holds. The first derivation that holds counts. */
  readonly when: Condition;
}

type Values = Readonly<Record<string, unknown>>;

export const derivedFrom = (derive: readonly Derivation[]): readonly string[] => [
  ...new Set(derive.flatMap(({ when }) => Object.keys(when))),
];

/** Null for a record with none of these fields. A field that a platform lacks is empty, which is 0 on the wire. */
export const derivedValue = (derive: readonly Derivation[], record: Values): number | null => {
  if (!derivedFrom(derive).some((name) => record[name] !== undefined)) return null;
  const holds = ({ when }: Derivation): boolean =>
    Object.entries(when).every(([name, values]) => values.map(String).includes(String(record[name] ?? 0)));
  return derive.find(holds)?.value ?? null;
};
