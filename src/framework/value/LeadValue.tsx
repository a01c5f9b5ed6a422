import type { Reference } from "../wire/contract";
import { CodeValue } from "./CodeValue";
import { isNothing, LookedUpReference } from "./ReferenceValue";

/** Value of the field that says what it leads to -> the resource of the record. */
export type Leads = Readonly<Record<string, Reference>>;

interface LeadValueProps {
  readonly value: unknown;
  /** The value of the field that says it. */
  readonly by: unknown;
  readonly to: Leads;
}

/** The key of a record whose resource another field says: shown by its name, or as it is where it leads to none. */
export const LeadValue = ({ value, by, to }: LeadValueProps) => {
  const of = to[String(by)];
  return of === undefined || isNothing(value) ? (
    <CodeValue value={value} />
  ) : (
    <LookedUpReference value={value} of={of} />
  );
};
