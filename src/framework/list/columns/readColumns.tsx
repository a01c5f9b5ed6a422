import { isValidElement, type ReactElement, type ReactNode } from "react";
import { flatChildren } from "../../ui/flatChildren";
import type { ColumnComponent, ColumnProps, ColumnSpec } from "./ColumnSpec";

type ColumnElement = ReactElement<ColumnProps> & { readonly type: ColumnComponent };

const isColumn = (node: ReactElement): node is ColumnElement =>
  typeof node.type === "function" && "column" in node.type && typeof node.type.column === "function";

export const readColumns = (children: ReactNode): readonly ColumnSpec[] =>
  flatChildren(children).flatMap((node) => {
    if (!isValidElement(node)) return [];
    if (isColumn(node)) return [node.type.column(node.props)];
    const name = typeof node.type === "string" ? node.type : node.type.name;
    throw new Error(`<${name}> is no column of a list. Draw it in a <Column render={…} exports={…} />.`);
  });
