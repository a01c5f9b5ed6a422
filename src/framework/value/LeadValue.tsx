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

/** The key of a record of a resource that another field names: shown by the name of the record, or as it is if there is none. */
export const LeadValue = ({ value, by, to }: LeadValueProps) => {
  const of = to[String(by)];
  return of === undefined || isNothing(value) ? (
    <CodeValue value={value} />
  ) : (
    <LookedUpReference value={value} of={of} />
  );
};
