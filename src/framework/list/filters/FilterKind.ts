// A filter is declared as an element, `<EnumFilter source="state" of={publishState} />`, and read as data by the bar:
// which keys it puts on the wire, how they read when set, and the controls that change them.
import type { ComponentType, FunctionComponent, ReactNode } from "react";

export type Values = Readonly<Record<string, unknown>>;

export interface FilterProps {
  readonly source: string;
  readonly label?: string;
}

export interface EditorProps<P> {
  readonly props: P;
  readonly values: Values;
  readonly label: string;
  /** undefined takes a key away. */
  change(patch: Values): void;
}

export interface SummaryProps<P> {
  readonly props: P;
  readonly values: Values;
}

export interface FilterKind<P extends FilterProps> {
  keys(props: P): readonly string[];
  /** Typed straight into the bar where it stands first. */
  readonly inline?: boolean;
  readonly Editor: ComponentType<EditorProps<P>>;
  readonly Summary: ComponentType<SummaryProps<P>>;
}

/** What the bar works with: a kind and its props, bound together. Functions, so that a control keeps its focus. */
export interface FilterSpec {
  readonly source: string;
  readonly label: string | undefined;
  readonly keys: readonly string[];
  readonly inline: boolean;
  editor(bound: Omit<EditorProps<never>, "props">): ReactNode;
  summary(values: Values): ReactNode;
}

export interface FilterComponent<P extends FilterProps = FilterProps> extends FunctionComponent<P> {
  filter(props: P): FilterSpec;
}
