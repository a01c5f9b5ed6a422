// A column is written as an element, `<TextColumn source="name" />`, and read as data. Because a list draws thousands
// of cells, each cell is drawn by a function of its column instead of a component.
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
  /** The width in pixels before the content is measured. Columns share the remaining room. */
  readonly width: number;
  /** Whether the operator set the width. If so, it does not depend on the content. */
  readonly chosen: boolean;
  /** The least width in pixels; text that does not fit is then cut. Null if the column must not become narrower. */
  readonly least: number | null;
  /** Whether the column stays when there is too little room for all columns. */
  readonly kept: boolean;
  /** Whether the column is hidden until a view or an operator shows it. A text names the group that offers it. */
  readonly extra: boolean | string;
  /** Whether its cells have no buttons or links. A whole cell can then be a link. */
  readonly plain: boolean;
  readonly align: "start" | "center" | "end";
  readonly cell: (row: Row) => ReactNode;
  readonly exports: ExportRule;
}

export interface ColumnProps extends DrawnProps {
  readonly sortable?: boolean;
  readonly width?: number;
  /** Whether the column stays when there is too little room for all columns. */
  readonly keep?: boolean;
  /** Whether the column is hidden until a view or an operator shows it. A text names the group that offers it. */
  readonly extra?: boolean | string;
  /** The column whose value is drawn as a second line below the value of this column. */
  readonly second?: ReactNode;
  readonly align?: "start" | "center" | "end";
}

export interface ColumnComponent<P extends ColumnProps = ColumnProps> extends FunctionComponent<P> {
  column(props: P): ColumnSpec;
}
