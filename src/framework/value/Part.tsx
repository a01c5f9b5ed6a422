import type { ComponentType, ReactNode } from "react";
import type { Enumeration, Reference } from "../wire/contract";
import type { FactsOf } from "../wire/fieldOf";
import { type Facts, factsIn } from "../wire/readAnswer";

/** What a part that draws a value gets. */
export interface PartProps<Row = Facts> {
  readonly source: string;
  readonly value: unknown;
  /** The record, or the row of a list. */
  readonly record: FactsOf<Row>;
  /** The enumeration of the value, or the resource that it refers to. */
  readonly of?: Enumeration | Reference | undefined;
}

/** What columns and fields of all kinds accept. */
export interface DrawnProps {
  readonly source: string;
  /** Overrides the label of the field: plain text or a message key. */
  readonly label?: string;
  readonly of?: Enumeration | Reference;
  /** Draws the value, in place of what its kind draws. */
  readonly part?: ComponentType<PartProps>;
}

/** The value as its part draws it, or else as its kind does. */
export const drawValue = (
  { source, of, part: Part }: DrawnProps,
  value: unknown,
  record: unknown,
  draw: () => ReactNode,
): ReactNode => (Part ? <Part source={source} of={of} value={value} record={factsIn(record)} /> : draw());
