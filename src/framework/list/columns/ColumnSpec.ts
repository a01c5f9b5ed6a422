// A column is declared as an element, `<TextColumn source="name" />`, and read as data. A list draws thousands of cells, so a cell
// is the result of the column's function and not a component of its own.
import type { FunctionComponent, ReactNode } from "react";
import type { Row } from "../../resource/Row";
import type { DrawnProps } from "../../value/Part";
import type { Enumeration, Reference } from "../../wire/contract";

/** How a value is written to a file. */
export type ExportRule =
  | { readonly as: "text" | "timestamp" | "flag" | "json" | "count" | "languages" | "kind" }
  | { readonly as: "number"; readonly from?: number | undefined; readonly unit?: string | undefined }
  | { readonly as: "money"; readonly currency?: string | undefined; readonly currencyField?: string | undefined }
  | { readonly as: "phone"; readonly area?: string | undefined }
  | { readonly as: "enum"; readonly of: Enumeration }
  | { readonly as: "reference"; readonly of: Reference };

export interface ColumnSpec {
  readonly source: string;
  /** Overrides the label of the field, by plain text or a message key. */
  readonly label: string | undefined;
  readonly sortable: boolean;
  /** Pixels before the content is measured. Columns share the remaining room. */
  readonly width: number;
  /** Whether the operator set the width. Content then does not change it. */
  readonly chosen: boolean;
  /** The least width in pixels if there is little room; text is then cut. Null if the column is never narrowed. */
  readonly least: number | null;
  /** Whether the column stays if there is no room for all. */
  readonly kept: boolean;
  /** Whether only a view or an operator shows the column, and the group of the record in which it is offered. */
  readonly extra: boolean | string;
  /** Whether its cells have no buttons or links, so that a whole cell can be a link. */
  readonly plain: boolean;
  readonly align: "start" | "center" | "end";
  readonly cell: (row: Row) => ReactNode;
  readonly exports: ExportRule;
}

export interface ColumnProps extends DrawnProps {
  readonly sortable?: boolean;
  readonly width?: number;
  /** Whether the column stays if there is no room for all. */
  readonly keep?: boolean;
  /** Whether only a view or an operator shows the column, and the group of the record in which it is offered. */
  readonly extra?: boolean | string;
  /** A column whose value is on a second line below this one. */
  readonly second?: ReactNode;
  readonly align?: "start" | "center" | "end";
}

export interface ColumnComponent<P extends ColumnProps = ColumnProps> extends FunctionComponent<P> {
  column(props: P): ColumnSpec;
}
