import { RecordContextProvider } from "ra-core";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { isBlank, valueAt } from "../../resource/valueAt";
import { flatChildren } from "../../ui/flatChildren";
import type { ColumnComponent, ColumnProps, ColumnSpec } from "./ColumnSpec";

type ColumnElement = ReactElement<ColumnProps> & { readonly type: ColumnComponent };

const isColumn = (node: ReactElement): node is ColumnElement =>
  typeof node.type === "function" && "column" in node.type && typeof node.type.column === "function";

/** A column for any other component: drawn with the row's record, not sortable, labelled by its source. */
const foreignColumn = (node: ReactElement, at: number): ColumnSpec => {
  const source = String(valueAt(node.props, "source") ?? `column_${at}`);
  const label = valueAt(node.props, "label");
  return {
    source,
    label: isBlank(label) ? undefined : String(label),
    sortable: false,
    width: 160,
    chosen: false,
    least: 112,
    kept: false,
    plain: false,
    align: "start",
    cell: (row) => <RecordContextProvider value={row}>{node}</RecordContextProvider>,
    exports: { as: "text" },
  };
};

/** The columns among a list's children, including those in fragments. */
export const readColumns = (children: ReactNode): readonly ColumnSpec[] =>
  flatChildren(children).flatMap((node, at) => {
    if (!isValidElement(node)) return [];
    return [isColumn(node) ? node.type.column(node.props) : foreignColumn(node, at)];
  });
