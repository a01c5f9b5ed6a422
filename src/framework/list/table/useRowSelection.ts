import { useListContext } from "ra-core";
import { useCallback, useMemo, useRef } from "react";
import { isKeyless } from "../../wire/keyless";
import type { Row } from "./ListSetup";

type Id = string | number;

export interface RowSelection {
  readonly ids: ReadonlySet<Id>;
  /** Toggles one row. With `range`, all rows since the last toggled row get the same state. */
  toggle(index: number, range: boolean): void;
  /** Adds the next row to the selection. If it is already selected, removes the last one. */
  extend(from: number, to: number): void;
  togglePage(): void;
  /** Whether none, some, or all rows of this page are selected. */
  readonly page: "none" | "some" | "all";
}

/** The selected ids after a row, or a range of rows, was selected or deselected. */
export const toggleRange = (chosen: readonly Id[], rows: readonly Id[], from: number, to: number): readonly Id[] => {
  const [low, high] = from < to ? [from, to] : [to, from];
  const range = rows.slice(low, high + 1);
  const last = rows[to];
  const turnOn = last !== undefined && !chosen.includes(last);
  return turnOn ? [...new Set([...chosen, ...range])] : chosen.filter((id) => !range.includes(id));
};

/** The selected rows among the shown ones. `whole`: the rows that the page's checkbox selects. */
export const useRowSelection = (rows: readonly Row[], whole: readonly Row[] = rows): RowSelection => {
  const { selectedIds, onSelect: choose } = useListContext<Row>();
  const onSelect = (chosen: readonly Id[]) => choose(chosen.filter((id) => !isKeyless(id)));
  const ids = useMemo(() => new Set<Id>(selectedIds), [selectedIds]);
  const last = useRef<number | null>(null);
  const now = useRef({ rows, selectedIds, onSelect });
  now.current = { rows, selectedIds, onSelect };

  const toggle = useCallback((index: number, range: boolean) => {
    const { rows, selectedIds, onSelect } = now.current;
    const from = range && last.current !== null ? last.current : index;
    last.current = index;
    onSelect([
      ...toggleRange(
        selectedIds,
        rows.map((row) => row.id),
        from,
        index,
      ),
    ]);
  }, []);

  const extend = useCallback((from: number, to: number) => {
    const { rows, selectedIds, onSelect } = now.current;
    const [left, next] = [rows[from]?.id, rows[to]?.id];
    if (left === undefined || next === undefined) return;
    last.current = to;
    onSelect(
      selectedIds.includes(next) ? selectedIds.filter((id) => id !== left) : [...new Set([...selectedIds, left, next])],
    );
  }, []);

  const keyed = whole.filter((row) => !isKeyless(row.id));
  const chosen = keyed.reduce((count, row) => count + (ids.has(row.id) ? 1 : 0), 0);
  const page = chosen === 0 ? "none" : chosen === keyed.length ? "all" : "some";
  const togglePage = () => {
    const here = new Set<Id>(keyed.map((row) => row.id));
    const others = selectedIds.filter((id) => !here.has(id));
    onSelect(page === "all" ? others : [...others, ...here]);
  };
  return { ids, toggle, extend, togglePage, page };
};
