// A field whose value follows from other fields: the state of an order follows from its payment and its refund.
import type { Condition } from "./facts";

export interface Derivation {
  readonly value: number;
  /** The condition under which the record has this value. The first condition that holds decides. */
  readonly when: Condition;
}

type Values = Readonly<Record<string, unknown>>;

export const sourcesOfDerivation = (derive: readonly Derivation[]): readonly string[] => [
  ...new Set(derive.flatMap(({ when }) => Object.keys(when))),
];

/** Null for a record with none of these fields. If a platform lacks some of them, their values are empty. */
export const derivedValue = (derive: readonly Derivation[], record: Values): number | null => {
  if (!sourcesOfDerivation(derive).some((name) => record[name] !== undefined)) return null;
  const holds = ({ when }: Derivation): boolean =>
    Object.entries(when).every(([name, values]) => values.map(String).includes(String(record[name] ?? 0)));
  return derive.find(holds)?.value ?? null;
};
