import type { Reference } from "../wire/contract";
import { CodeValue } from "./CodeValue";
import { isNothing, LookedUpReference } from "./ReferenceValue";

/** By value of the field that decides the kind of record: the resource. */
export type LeadTargets = Readonly<Record<string, Reference>>;

interface LeadValueProps {
  readonly value: unknown;
  /** The value of the deciding field. */
  readonly by: unknown;
  readonly to: LeadTargets;
}

/** The key of a record whose resource depends on another field. It is drawn as the record's name, or unchanged. */
export const LeadValue = ({ value, by, to }: LeadValueProps) => {
  const of = to[String(by)];
  return of === undefined || isNothing(value) ? (
    <CodeValue value={value} />
  ) : (
    <LookedUpReference value={value} of={of} />
  );
};
