// A filter is declared as an element, `<EnumFilter source="state" of={publishState} />`, and read as data by the filter bar:
// its keys on the wire, the text that describes its value, and the controls that change it.
import type { Ability } from "../../../../shared/schema/abilities";
import type { Enumeration, Reference } from "../../wire/contract";
import type { ComponentType, FunctionComponent, ReactNode } from "react";

export type Values = Readonly<Record<string, unknown>>;

export interface FilterProps {
  readonly source: string;
  readonly label?: string;
  readonly of?: Enumeration | Reference;
  /** Edits the value, instead of the controls of its kind. */
  readonly part?: FilterPart;
}

export interface ReferenceFilterProps extends FilterProps {
  readonly of: Reference;
}

export interface SummaryProps<P> {
  readonly props: P;
  readonly values: Values;
}

export interface EditorProps<P> extends SummaryProps<P> {
  readonly label: string;
  /**
   * How records of a tree are chosen: as `branches`, which also match records added below them later, or as `records`,
   * one by one. Default: all records that exist now.
   */
  readonly choose?: "branches" | "records";
  /** undefined removes a key. `goesOn`: the person is still typing. */
  change(patch: Values, goesOn?: boolean): void;
}

/** Gets the source of the filter, its enumeration or resource, its values in the address, and `change`. */
export type FilterPart = ComponentType<EditorProps<FilterProps>>;

export interface FilterKind<P extends FilterProps> {
  keys(props: P): readonly string[];
  /** The ability of the platform that the filter needs. */
  needs?(props: P): Ability | null;
  /** If this is the first filter, its input is in the bar itself. */
  readonly inline?: boolean;
  /** How its pill says it: "State is Paid", "Ordered last 7 days". Default: `is`. */
  readonly says?: "is" | "spans";
  readonly Editor: ComponentType<EditorProps<P>>;
  readonly Summary: ComponentType<SummaryProps<P>>;
}

/** A filter kind with its props, as the bar uses it. Its members are functions, so that a control keeps its focus. */
export interface FilterSpec {
  readonly source: string;
  readonly label: string | undefined;
  readonly keys: readonly string[];
  readonly needs: Ability | null;
  readonly inline: boolean;
  readonly says: "is" | "spans";
  editor(bound: Omit<EditorProps<never>, "props">): ReactNode;
  summary(values: Values): ReactNode;
}

export interface FilterComponent<P extends FilterProps = FilterProps> extends FunctionComponent<P> {
  filter(props: P): FilterSpec;
}
