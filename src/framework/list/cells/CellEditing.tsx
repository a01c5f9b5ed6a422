// Changing a value where it stands: a pencil on the cell under the pointer, or F2 on a row, opens its input over the cell.
import { useTranslate } from "ra-core";
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useFieldLabels } from "../../resource/label";
import { useResourceProps } from "../../resource/resource";
import type { Row } from "../../resource/Row";
import { IconButton } from "../../ui/IconButton";
import type { ColumnSpec } from "../columns/ColumnSpec";
import { CellEditor } from "./CellEditor";
import "./cells.css";
import { editableFields } from "./editableFields";
import { useSetSchema } from "./useSetSchema";

export interface CellEditingProps {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[];
  readonly columns: readonly ColumnSpec[];
  /** The row whose first value that can be changed is asked for. Another object asks again. */
  readonly wish: { readonly index: number } | null;
  /** Called with the row when an input has closed, to lead the keyboard back. */
  readonly onClose: (index: number) => void;
}

interface Place {
  readonly row: Row;
  readonly source: string;
  readonly cell: HTMLElement;
}

const rowElement = (table: HTMLTableElement | null, index: number) =>
  table?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`) ?? null;

/** The cells of a row that belong to columns: neither the check box before them nor the menu behind. */
const columnCells = (row: HTMLTableRowElement | null, count: number): readonly HTMLTableCellElement[] =>
  row === null ? [] : [...row.cells].slice(row.cells.length - 1 - count, -1);

export const CellEditing = ({ table, rows, columns, wish, onClose }: CellEditingProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const key = useResourceProps()?.key ?? "id";
  const schema = useSetSchema();
  const [hovered, setHovered] = useState<Place | null>(null);
  const [opened, setOpened] = useState<Place | null>(null);
  const fieldsOf = useMemo(
    () => (row: Row) => (schema === null ? new Set<string>() : editableFields(schema, key, row)),
    [schema, key],
  );
  const placesIn = useEffectEvent((index: number): readonly Place[] => {
    const row = rows[index];
    const cells = columnCells(rowElement(table.current, index), columns.length);
    if (row === undefined) return [];
    const fields = fieldsOf(row);
    return columns.flatMap(({ source }, at) => {
      const cell = cells[at];
      return cell !== undefined && fields.has(source) ? [{ row, source, cell }] : [];
    });
  });
  const hover = useEffectEvent(({ target }: Event) => {
    const cell = target instanceof Element ? target.closest("td, th") : null;
    const index = Number(cell?.closest("tr")?.dataset.index ?? -1);
    setHovered(placesIn(index).find((one) => one.cell === cell) ?? null);
  });
  useEffect(() => {
    const element = table.current;
    const leave = () => setHovered(null);
    element?.addEventListener("mouseover", hover);
    element?.addEventListener("mouseleave", leave);
    return () => {
      element?.removeEventListener("mouseover", hover);
      element?.removeEventListener("mouseleave", leave);
    };
  }, [table]);
  const begin = useEffectEvent(() => wish && setOpened(placesIn(wish.index)[0] ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens when it is asked for, and when what can be changed is known
  useEffect(() => {
    if (schema !== null) begin();
  }, [wish, schema]);
  const last = opened?.row.id;
  const leave = useEffectEvent((id: Row["id"]) => onClose(rows.findIndex((row) => row.id === id)));
  // Only when the input is gone can the table take the focus.
  useEffect(() => (last === undefined ? undefined : () => leave(last)), [last]);
  const close = useCallback(() => setOpened(null), []);
  const move = (step: -1 | 0 | 1) => {
    const places = opened === null ? [] : placesIn(rows.findIndex(({ id }) => id === opened.row.id));
    const next = step === 0 ? undefined : places[places.findIndex(({ source }) => source === opened?.source) + step];
    if (next === undefined) close();
    else setOpened(next);
  };
  const label = (source: string) => translate("kit.cell.edit", { label: labelOf(source) });
  return (
    <>
      {hovered &&
        createPortal(
          <IconButton
            className="kit-pencil"
            icon="edit"
            iconSize={14}
            label={label(hovered.source)}
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              setOpened(hovered);
            }}
          />,
          hovered.cell,
        )}
      {opened && (
        <CellEditor
          key={`${opened.row.id} ${opened.source}`}
          row={opened.row}
          source={opened.source}
          anchor={opened.cell}
          onDone={move}
          onClose={close}
        />
      )}
    </>
  );
};
