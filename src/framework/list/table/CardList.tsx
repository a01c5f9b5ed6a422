// On a phone, every row has three lines: name and two facts at the left, amount, state and time at the right.
import { useListContext, useTranslate } from "ra-core";
import { type MouseEvent, useMemo, useRef, useState } from "react";
import { useFieldLabels } from "../../resource/label";
import { sortedFields } from "../../wire/sortKeys";
import type { ColumnSpec } from "../columns/ColumnSpec";
import { cardParts, needsLabel } from "./cardParts";
import { type Row, useListSetup } from "./ListSetup";
import { useKeylessReason } from "./keylessRows";
import { LazyRowMenu } from "./LazyRowMenu";
import type { RowsProps } from "./RowsProps";
import { isBlank, valueAt } from "../../resource/valueAt";
import { isKeyless } from "../../wire/keyless";
import { useCardWindow } from "./useCardWindow";
import { useRowSelection } from "./useRowSelection";

/** The height of a row in pixels, until it is measured. */
const HEIGHT = 90;
const SHADOWS = ["a", "b", "c", "d"];

export const CardList = ({ rows, offset, total, reserve, state, stale, label, tree }: RowsProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { columns, selectable, open, titleOf } = useListSetup();
  const keyless = useKeylessReason();
  const place = useRef<HTMLDivElement>(null);
  const selection = useRowSelection(rows);
  const isSelecting = selectable && selection.ids.size > 0;
  const isGuide = (row: Row) => tree?.isGuide(row) === true;
  const [menu, setMenu] = useState<{ readonly row: Row; readonly index: number; readonly anchor: HTMLElement } | null>(
    null,
  );
  const { sort } = useListContext();
  const parts = useMemo(() => cardParts(columns.visible, sortedFields(sort.field)[0]), [columns, sort.field]);
  const view = useCardWindow({
    place,
    count: rows.length,
    size: HEIGHT,
    keyOf: (at) => rows[at]?.id ?? at,
    origin: offset,
  });
  const value = (column: ColumnSpec | undefined, row: Row) => {
    if (column === undefined) return null;
    const label = labelOf(column.source, column.label);
    return (
      <div title={label}>
        <dt className={needsLabel(column) ? undefined : "ui-unseen"}>{label} </dt>
        <dd>{column.cell(row)}</dd>
      </div>
    );
  };
  const line = (row: Row, fact: ColumnSpec | undefined, end: ColumnSpec | undefined) => (
    <dl className="ui-card-line">
      {value(fact, row) ?? <div />}
      {value(end, row)}
    </dl>
  );
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const row = rows[Number(event.target.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1)];
    if (row === undefined || isGuide(row)) return;
    tree?.select(row);
    // Opens the record after the row is selected. A later selection would return to the list.
    if (event.target.closest(".ui-card-open") || !event.target.closest("a, button, input, label")) open(row, false);
  };
  const waits = state === "pending";
  if (state !== "rows") {
    return (
      <div className="ui-cards" style={{ minHeight: waits ? reserve * 60 : 0 }} aria-busy={waits}>
        {waits
          ? SHADOWS.map((one) => <div key={one} className="ui-card ui-card-shadow" style={{ height: HEIGHT }} />)
          : state.message}
      </div>
    );
  }
  return (
    <div ref={place} className="ui-cards" data-stale={stale || undefined} aria-busy={stale}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the name of each card is a button */}
      <ul aria-label={label} onClick={press}>
        <li aria-hidden="true" style={{ height: view.above }} />
        {view.items.map(({ index, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const folded = tree?.isFolded(row);
          const facts = parts.facts.filter(({ source }) => !isBlank(valueAt(row, source)));
          const off = isKeyless(row.id) ? { disabled: true, title: keyless } : {};
          const place = { ref: view.measure, "data-index": index, className: "ui-card-place" };
          const indent = tree && { marginInlineStart: (tree.levelOf(row) - 1) * 12 };
          if (isGuide(row))
            return (
              <li key={key} {...place}>
                <p className="ui-guide" style={indent} title={titleOf(row)}>
                  {parts.name?.cell(row)}
                </p>
              </li>
            );
          return (
            <li key={key} {...place} aria-setsize={total ?? rows.length} aria-posinset={offset + index + 1}>
              <article
                className="ui-card"
                aria-current={tree?.isSelected(row) || undefined}
                data-selected={selection.ids.has(row.id) || undefined}
                data-leaf={(tree && folded === undefined && tree.levelOf(row) > 1) || undefined}
                style={indent}
              >
                {isSelecting && (
                  <input
                    className="ui-check"
                    type="checkbox"
                    checked={selection.ids.has(row.id)}
                    onChange={() => selection.toggle(index, false)}
                    aria-label={`${translate("ui.row.select")} ${titleOf(row)}`}
                    {...off}
                  />
                )}
                {folded !== undefined && (
                  <button
                    type="button"
                    className="ui-fold"
                    aria-expanded={!folded}
                    aria-label={`${translate("ui.row.expand")} ${titleOf(row)}`}
                    onClick={() => tree?.toggle(row)}
                  />
                )}
                <div className="ui-card-lines">
                  <div className="ui-card-line">
                    <div className="ui-card-name">
                      <button
                        type="button"
                        className="ui-card-open"
                        aria-label={`${translate("ui.row.open")} ${titleOf(row)}`}
                        {...off}
                      />
                      {parts.name?.cell(row)}
                    </div>
                    <dl>{value(parts.amount ?? parts.state, row)}</dl>
                  </div>
                  {line(row, facts[0], parts.amount && parts.state)}
                  {line(row, facts[1], parts.time)}
                </div>
                <button
                  type="button"
                  className="ui-plain-icon"
                  aria-haspopup="menu"
                  aria-label={`${translate("ui.row.menu")} ${titleOf(row)}`}
                  {...off}
                  onClick={(event) => setMenu({ row, index, anchor: event.currentTarget })}
                >
                  ⋯
                </button>
              </article>
            </li>
          );
        })}
        <li aria-hidden="true" style={{ height: view.below }} />
      </ul>
      {menu && (
        <LazyRowMenu
          row={menu.row}
          anchor={menu.anchor}
          onSelect={selectable ? () => selection.toggle(menu.index, false) : null}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
};
