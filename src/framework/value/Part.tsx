import type { ComponentType, ReactNode } from "react";
import type { Enumeration, Reference } from "../wire/contract";
import type { FactsOf } from "../wire/fieldOf";
import { type Facts, factsIn } from "../wire/readAnswer";

/** The props of a hand-written part that draws a value. */
export interface PartProps<Row = Facts> {
  readonly source: string;
  readonly value: unknown;
  /** The record, or the row of a list. */
  readonly record: FactsOf<Row>;
  /** The enumeration of the value, or the resource that it refers to. */
  readonly of?: Enumeration | Reference | undefined;
}

/** The props of all columns and fields. */
export interface DrawnProps {
  readonly source: string;
  /** The label: text or a message key. It replaces the label of the field. */
  readonly label?: string;
  readonly of?: Enumeration | Reference;
  /** Whether the page of a record shows the field even if it has no value. */
  readonly required?: boolean;
  /** A hand-written component that draws the value. */
  readonly part?: ComponentType<PartProps>;
}

/** Draws the value with the hand-written part, or as its kind draws it. */
export const drawValue = (
  { source, of, part: Part }: DrawnProps,
  value: unknown,
  record: unknown,
  draw: () => ReactNode,
): ReactNode => (Part ? <Part source={source} of={of} value={value} record={factsIn(record)} /> : draw());
