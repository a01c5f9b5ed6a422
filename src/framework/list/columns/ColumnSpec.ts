// A column is declared as an element, `<TextColumn source="name" />`, and read as data: a list draws thousands of
// cells, so a cell is what the column's function answers, not a component of its own.
import type { FunctionComponent, ReactNode } from "react";
import type { Row } from "../../resource/Row";
import type { Enumeration, Reference } from "../../wire/contract";

/** How a value is written to a file. */
export type ExportRule =
  | { readonly as: "text" | "number" | "timestamp" | "flag" | "json" | "count" | "languages" }
  | { readonly as: "enum"; readonly of: Enumeration }
  | { readonly as: "reference"; readonly of: Reference };

export interface ColumnSpec {
  readonly source: string;
  /** Instead of the field's own label: words, or a key of them. */
  readonly label: string | undefined;
  readonly sortable: boolean;
  /** Pixels until the content is measured; columns share what is left over. */
  readonly width: number;
  /** Whether someone chose the width: then content does not change it. */
  readonly chosen: boolean;
  /** Pixels it may be narrowed to where there is not room for all: its text is cut. None: it is never cut. */
  readonly least: number | null;
  readonly align: "start" | "center" | "end";
  readonly cell: (row: Row) => ReactNode;
  readonly exports: ExportRule;
}

export interface ColumnProps {
  readonly source: string;
  readonly label?: string;
  readonly sortable?: boolean;
  readonly width?: number;
  readonly align?: "start" | "center" | "end";
}

export interface ColumnComponent<P extends ColumnProps = ColumnProps> extends FunctionComponent<P> {
  column(props: P): ColumnSpec;
}
