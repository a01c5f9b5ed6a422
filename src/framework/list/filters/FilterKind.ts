// A filter is written as an element, `<EnumFilter source="state" of={publishState} />`. The filter bar reads from it:
// the filter's keys in calls, the text that describes its value, and the controls that change it.
import type { Ability } from "../../../../shared/schema/abilities";
import type { Enumeration, Reference } from "../../wire/contract";
import type { ComponentType, FunctionComponent, ReactNode } from "react";

export type FilterValues = Readonly<Record<string, unknown>>;

export interface FilterProps {
  readonly source: string;
  readonly label?: string;
  readonly of?: Enumeration | Reference;
  /** Edits the value. It replaces the controls of the kind. */
  readonly part?: FilterPart;
}

export interface ReferenceFilterProps extends FilterProps {
  readonly of: Reference;
}

export interface SummaryProps<P> {
  readonly props: P;
  readonly values: FilterValues;
}

export interface EditorProps<P> extends SummaryProps<P> {
  readonly label: string;
  /**
   * How records of a tree are chosen. `branches` also match records that are added below the chosen ones later;
   * `records` are chosen one by one. Default: all records below that exist now.
   */
  readonly choose?: "branches" | "records";
  /** The value undefined removes a key. `goesOn`: the person is still typing. */
  change(patch: FilterValues, goesOn?: boolean): void;
}

/** Its props are the filter's source, its enumeration or resource, its values in the address, and `change`. */
export type FilterPart = ComponentType<EditorProps<FilterProps>>;

export interface FilterKind<P extends FilterProps> {
  keys(props: P): readonly string[];
  /** The ability that the platform must have for this filter. */
  needs?(props: P): Ability | null;
  /** Whether the input is in the bar itself if this is the first filter. */
  readonly inline?: boolean;
  /** Which sentence the pill shows: "State is Paid" or "Ordered last 7 days". Default: `is`. */
  readonly says?: "is" | "spans";
  readonly Editor: ComponentType<EditorProps<P>>;
  readonly Summary: ComponentType<SummaryProps<P>>;
}

/** A filter kind with its props. Its members are functions and not components, so that a control keeps the focus. */
export interface FilterSpec {
  readonly source: string;
  readonly label: string | undefined;
  readonly keys: readonly string[];
  readonly needs: Ability | null;
  readonly inline: boolean;
  readonly says: "is" | "spans";
  editor(bound: Omit<EditorProps<never>, "props">): ReactNode;
  summary(values: FilterValues): ReactNode;
}

export interface FilterComponent<P extends FilterProps = FilterProps> extends FunctionComponent<P> {
  filter(props: P): FilterSpec;
}
