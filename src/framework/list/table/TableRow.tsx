import { memo, type ReactNode, useMemo } from "react";
import type { ColumnSpec } from "../columns/ColumnSpec";
import type { Row } from "../../resource/Row";
import { AncestorRow } from "./AncestorRow";
import { Icon } from "../../ui/icons";
import { isKeyless } from "../../wire/keyless";
import { RowActions } from "./RowActions";
import type { RowWords } from "./useRowWords";

export interface TableRowProps {
  readonly id: string;
  readonly row: Row;
  /** Whether the row is only an ancestor of a match. */
  readonly isGuide: boolean;
  readonly index: number;
  /** The row number for screen readers, counted over all pages. The header is row 1. */
  readonly ariaIndex: number;
  readonly columns: readonly ColumnSpec[];
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly active: boolean;
  /** The index of the active cell in this row. -1 if there is none. */
  readonly cell: number;
  /** Whether the row is the selected item of a tree. */
  readonly current: boolean;
  /** Depth in a tree, from 1. 0 in a flat list. */
  readonly level: number;
  readonly folded: boolean | undefined;
  readonly name: string;
  /** Whether to draw the button for a quick look. Only the row under the pointer or with the focus has it. */
  readonly looks: boolean;
  /** The address of the page that the row opens, if there is one. */
  readonly href: string | undefined;
  readonly words: RowWords;
  /** The actions that are drawn in the row. */
  readonly actions: ReactNode;
}

const ignore = () => undefined;

/** The cells of a row. They are not rendered again when columns, widths or the selection change. */
const useCells = (row: Row): ((column: ColumnSpec) => ReactNode) =>
  useMemo(() => {
    const drawn = new Map<ColumnSpec, ReactNode>();
    return (column) => {
      if (!drawn.has(column)) drawn.set(column, column.cell(row));
      return drawn.get(column);
    };
  }, [row]);

/** A row. It has no event handlers: the table handles clicks by data attributes. */
export const TableRow = memo((props: TableRowProps) => {
  const { id, row, index, columns, selected, active, level, folded, name, href, words } = props;
  const cellOf = useCells(row);
  const off = isKeyless(row.id) ? { disabled: true, title: words.keyless } : {};
  const tab = active ? 0 : -1;
  const mark = (at: number) => (at === props.cell ? { id: `${id}-${at}`, "data-cell": true } : {});
  const [first] = columns;
  if (props.isGuide)
    return (
      <AncestorRow {...props} cells={columns.length}>
        {first && cellOf(first)}
      </AncestorRow>
    );
  return (
    <tr
      id={id}
      data-index={index}
      data-active={active || undefined}
      aria-rowindex={props.ariaIndex}
      aria-current={props.current || undefined}
      aria-selected={props.selectable ? selected : undefined}
      aria-level={level > 0 ? level : undefined}
      aria-expanded={folded === undefined ? undefined : !folded}
    >
      {props.selectable && (
        <td className="ui-tick" data-press="select">
          <input
            className="ui-check"
            type="checkbox"
            checked={selected}
            onChange={ignore}
            tabIndex={tab}
            aria-label={`${words.select} ${name}`}
            {...off}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.source} {...mark(at)} scope="row" className={`ui-first ui-align-${column.align}`}>
            {level > 0 && (
              <span className="ui-indent" style={{ paddingInlineStart: (level - 1) * 20 }}>
                {folded === undefined ? (
                  <i />
                ) : (
                  <button
                    type="button"
                    className="ui-fold"
                    data-press="fold"
                    aria-expanded={!folded}
                    tabIndex={tab}
                    aria-label={`${words.expand} ${name}`}
                  />
                )}
              </span>
            )}
            {href !== undefined && column.plain ? (
              <a className="ui-name" href={href} tabIndex={-1} draggable={false}>
                {cellOf(column)}
              </a>
            ) : (
              cellOf(column)
            )}
          </th>
        ) : (
          <td key={column.source} {...mark(at)} className={`ui-align-${column.align}`}>
            {cellOf(column)}
          </td>
        ),
      )}
      <td className="ui-last">
        {props.looks && (
          <button
            type="button"
            className="ui-eye"
            data-press="look"
            tabIndex={-1}
            title={words.look}
            aria-label={`${words.look} ${name}`}
          >
            <Icon name="eye" size={16} />
          </button>
        )}
        {props.actions && <RowActions row={row}>{props.actions}</RowActions>}
        <button
          type="button"
          className="ui-plain-icon"
          data-press="menu"
          aria-haspopup="menu"
          tabIndex={tab}
          aria-label={`${words.menu} ${name}`}
          {...off}
        >
          ⋯
        </button>
      </td>
    </tr>
  );
});
