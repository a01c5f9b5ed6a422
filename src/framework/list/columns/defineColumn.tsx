import { useRecordContext } from "ra-core";
import type { ReactNode } from "react";
import { valueAt } from "../../resource/valueAt";
import { drawValue } from "../../value/Part";
import { readColumns } from "./readColumns";
import type { ColumnComponent, ColumnProps, ColumnSpec, ExportRule } from "./ColumnSpec";
import type { Row } from "../../resource/Row";

export interface ColumnKind<P extends ColumnProps> {
  readonly width: number;
  readonly align?: ColumnSpec["align"];
  /** The least width in pixels if there is little room; null if the text must not be cut. Default: null. */
  readonly least?: number | null | ((props: P) => number | null);
  /** Whether its cells have no buttons or links, so that a whole cell can be a link. Default: false. */
  readonly plain?: boolean;
  /** Whether the platform can sort by it. Default: true. */
  readonly sortable?: boolean;
  /** How its values are written to a file. */
  readonly exports: (props: P) => ExportRule;
  draw(value: unknown, props: P, row: Row): ReactNode;
}

/** Creates the component of a column kind. Outside a list, the component draws the value of the current record. */
export const defineColumn = <P extends ColumnProps>(kind: ColumnKind<P>): ColumnComponent<P> => {
  const column = (props: P): ColumnSpec => {
    const [second] = readColumns(props.second);
    const drawn = (row: Row) => {
      const value = valueAt(row, props.source);
      return drawValue(props, value, row, () => kind.draw(value, props, row));
    };
    return {
      source: props.source,
      label: props.label,
      sortable: props.sortable ?? kind.sortable ?? true,
      width: props.width ?? kind.width,
      chosen: props.width !== undefined,
      least: typeof kind.least === "function" ? kind.least(props) : (kind.least ?? null),
      kept: props.keep ?? false,
      extra: props.extra ?? false,
      plain: props.part === undefined && kind.plain === true && second?.plain !== false,
      align: props.align ?? kind.align ?? "start",
      cell: (row) =>
        second === undefined ? (
          drawn(row)
        ) : (
          <span className="ui-placed">
            <span>{drawn(row)}</span>
            <small>{second.cell(row)}</small>
          </span>
        ),
      exports: kind.exports(props),
    };
  };
  const Column = (props: P) => {
    const record = useRecordContext<Row>();
    return record ? column(props).cell(record) : null;
  };
  return Object.assign(Column, { column });
};
