// Edits a value in its cell. A double click, F2, Enter, or the pencil in the cell opens its input over the cell.
import { useTranslate } from "ra-core";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import { IconButton } from "../../../src/framework/ui/IconButton";
import { isKeyless } from "../../../src/framework/wire/keyless";
import type { CellsOfTable } from "../../../src/framework/list/slots";
import { CellEditor } from "./CellEditor";
import "./cells.css";
import { editableFields } from "./editableFields";
import { useSetCallSchema } from "./useSetCallSchema";

/** Milliseconds within which a second click makes a double click. */
const DOUBLE = 250;

interface Place {
  readonly row: Row;
  readonly source: string;
  readonly cell: HTMLElement;
}

const rowElement = (table: HTMLTableElement | null, index: number) =>
  table?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`) ?? null;

/** The cells of a row that belong to columns, without the checkbox before and the menu after them. */
const columnCells = (row: HTMLTableRowElement | null, count: number): readonly HTMLTableCellElement[] =>
  row === null ? [] : [...row.cells].slice(row.cells.length - 1 - count, -1);

export const CellEditing = ({ table, rows, columns, wish, onOpen, onClose }: CellsOfTable) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const key = useResourceProps()?.key ?? "id";
  const schema = useSetCallSchema();
  const [hovered, setHovered] = useState<Place | null>(null);
  const [opened, setOpened] = useState<Place | null>(null);
  const fieldsOf = useMemo(
    () => (row: Row) => (schema ? editableFields(schema, key, row) : new Set<string>()),
    [schema, key],
  );
  const placesIn = useEffectEvent((index: number): readonly Place[] => {
    const row = rows[index];
    const cells = columnCells(rowElement(table.current, index), columns.length);
    if (row === undefined || isKeyless(row.id)) return [];
    const fields = fieldsOf(row);
    return columns.flatMap(({ source }, at) => {
      const cell = cells[at];
      return cell !== undefined && fields.has(source) ? [{ row, source, cell }] : [];
    });
  });
  const placeAt = useEffectEvent(({ target }: Event): Place | null => {
    const cell = target instanceof Element ? target.closest("td, th") : null;
    const index = Number(cell?.closest("tr")?.dataset.index ?? -1);
    return placesIn(index).find((one) => one.cell === cell) ?? null;
  });
  const hover = useEffectEvent((event: Event) => setHovered(placeAt(event)));
  const clicked = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One click opens the record, and two open the input. So the first click waits for a second one. */
  const click = useEffectEvent((event: MouseEvent) => {
    const { target, ctrlKey, metaKey } = event;
    clearTimeout(clicked.current);
    const place = placeAt(event);
    if (
      place === null ||
      ctrlKey ||
      metaKey ||
      (target instanceof Element && target.closest("a, button, input, label"))
    )
      return;
    event.preventDefault();
    const isSecond = event.detail > 1;
    clicked.current = setTimeout(
      () => {
        if (isSecond) {
          // The double click has selected a word, which is deselected here.
          window.getSelection()?.removeAllRanges();
          setOpened(place);
        } else if (!window.getSelection()?.toString()) onOpen(place.row, false);
      },
      isSecond ? 0 : DOUBLE,
    );
  });
  useEffect(() => {
    const element = table.current;
    const leave = () => setHovered(null);
    element?.addEventListener("mouseover", hover);
    element?.addEventListener("mouseleave", leave);
    element?.addEventListener("click", click);
    return () => {
      clearTimeout(clicked.current);
      element?.removeEventListener("click", click);
      element?.removeEventListener("mouseover", hover);
      element?.removeEventListener("mouseleave", leave);
    };
  }, [table]);
  const begin = useEffectEvent(() => {
    if (wish === null) return;
    const place = placesIn(wish.index).find(({ source }) => wish.source === undefined || source === wish.source);
    const row = rows[wish.index];
    if (place) setOpened(place);
    else if (wish.opens && row) onOpen(row, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an input is requested or the schema has loaded
  useEffect(() => {
    if (schema !== undefined) begin();
  }, [wish, schema]);
  const last = opened?.row.id;
  const source = useRef("");
  if (opened !== null) source.current = opened.source;
  const leave = useEffectEvent((id: Row["id"]) =>
    onClose(
      rows.findIndex((row) => row.id === id),
      source.current,
    ),
  );
  // The table can take the focus only after the input is removed.
  useEffect(() => (last === undefined ? undefined : () => leave(last)), [last]);
  const close = useCallback(() => setOpened(null), []);
  const move = (step: -1 | 0 | 1) => {
    const places = opened === null ? [] : placesIn(rows.findIndex(({ id }) => id === opened.row.id));
    const next = step === 0 ? undefined : places[places.findIndex(({ source }) => source === opened?.source) + step];
    if (next === undefined) close();
    else setOpened(next);
  };
  const label = (source: string) => translate("cells.edit", { label: labelOf(source) });
  return (
    <>
      {hovered &&
        createPortal(
          <IconButton
            className="ui-pencil"
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
