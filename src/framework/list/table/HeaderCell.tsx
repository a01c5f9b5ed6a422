import { useListContext, useTranslate } from "ra-core";
import type { MouseEvent, PointerEvent } from "react";
import { useFieldLabels } from "../../resource/label";
import { useCan } from "../../resource/useCan";
import { sortKeys, sortOf, withSortKey } from "../../wire/sortKeys";
import type { ColumnSpec } from "../columns/ColumnSpec";

export interface HeaderCellProps {
  readonly column: ColumnSpec;
  readonly sticky: boolean;
  onResize(source: string, width: number): void;
}

const NARROWEST = 56;

/** The header of a column. A press sorts by the column; dragging the edge changes its width. */
export const HeaderCell = ({ column, sticky, onResize }: HeaderCellProps) => {
  const translate = useTranslate();
  const label = useFieldLabels()(column.source, column.label);
  const { sort, setSort } = useListContext();
  const sortable = useCan("sort") && column.sortable;
  const several = useCan("sorts");
  const keys = sortKeys(sort).slice(0, several ? undefined : 1);
  const rank = keys.findIndex(({ field }) => field === column.source);
  const sorted = keys[rank];
  const direction = sorted === undefined ? "none" : sorted.descending ? "descending" : "ascending";
  const press = ({ shiftKey }: MouseEvent) =>
    setSort(
      sortOf(
        shiftKey && several
          ? withSortKey(keys, column.source)
          : [{ field: column.source, descending: sorted?.descending === false }],
      ),
    );

  const startResize = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const cell = handle.closest("th");
    const table = handle.closest("table");
    const col = table?.querySelector<HTMLElement>(`col[data-source="${CSS.escape(column.source)}"]`);
    if (!cell || !col) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, width: cell.offsetWidth };
    const widthAt = (x: number) => Math.max(NARROWEST, from.width + x - from.x);
    handle.onpointermove = (move) => {
      col.style.width = `${widthAt(move.clientX)}px`;
    };
    handle.onpointerup = (up) => {
      handle.onpointermove = null;
      handle.onpointerup = null;
      onResize(column.source, widthAt(up.clientX));
    };
  };

  return (
    <th
      scope="col"
      data-source={column.source}
      className={`ui-align-${column.align}${sticky ? " ui-first" : ""}`}
      aria-sort={sortable ? direction : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className="ui-sort"
          data-sorted={sorted && direction}
          onClick={press}
          title={several ? translate("ui.sort.hint", { label }) : label}
        >
          <span className="ui-ellipsis">{label}</span>
          <span className="ui-arrow" aria-hidden="true" />
          {sorted && keys.length > 1 && <small className="ui-rank">{rank + 1}</small>}
        </button>
      ) : (
        <span className="ui-ellipsis" title={label}>
          {label}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only changes widths, so people without a pointer miss nothing */}
      <span
        className="ui-resize"
        title={translate("ui.columns.resize")}
        onPointerDown={startResize}
        onDoubleClick={() => onResize(column.source, column.width * 1.5)}
      />
    </th>
  );
};
