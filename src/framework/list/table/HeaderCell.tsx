import { useListContext, useTranslate } from "ra-core";
import type { PointerEvent } from "react";
import { useFieldLabels } from "../../resource/label";
import { useCan } from "../../resource/useCan";
import type { ColumnSpec } from "../columns/ColumnSpec";

export interface HeaderCellProps {
  readonly column: ColumnSpec;
  readonly sticky: boolean;
  onResize(source: string, width: number): void;
}

const NARROWEST = 56;

/** The header of a column: a press sorts, dragging its edge changes the width. */
export const HeaderCell = ({ column, sticky, onResize }: HeaderCellProps) => {
  const translate = useTranslate();
  const label = useFieldLabels()(column.source, column.label);
  const { sort, setSort } = useListContext();
  const sortable = useCan("sort") && column.sortable;
  const sorted = sort.field === column.source ? sort.order : null;
  const direction = sorted === null ? "none" : sorted === "ASC" ? "ascending" : "descending";
  const press = () => setSort({ field: column.source, order: sorted === "ASC" ? "DESC" : "ASC" });

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
      className={`kit-align-${column.align}${sticky ? " kit-first" : ""}`}
      aria-sort={sortable ? direction : undefined}
    >
      {sortable ? (
        <button type="button" className="kit-sort" data-sorted={sorted ?? undefined} onClick={press} title={label}>
          <span className="kit-ellipsis">{label}</span>
          <span className="kit-arrow" aria-hidden="true" />
        </button>
      ) : (
        <span className="kit-ellipsis" title={label}>
          {label}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's convenience; nothing depends on widths */}
      <span
        className="kit-resize"
        title={translate("kit.columns.resize")}
        onPointerDown={startResize}
        onDoubleClick={() => onResize(column.source, column.width * 1.5)}
      />
    </th>
  );
};
