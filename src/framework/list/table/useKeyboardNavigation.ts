// Keyboard navigation of a list. The focus stays on the table, and aria-activedescendant names the active row or cell.
// So the focus is not lost when the active row is no longer rendered.
import { type KeyboardEvent, useState } from "react";

export interface RowKeysOptions {
  readonly count: number;
  /** The number of columns. */
  readonly cells: number;
  /** The number of visible rows, for PageUp and PageDown. Called only on a key press, because it forces a layout. */
  readonly pageRows: () => number;
  readonly open: (index: number) => void;
  readonly toggle: (index: number) => void;
  /** Adds the next row to the selection, or removes the last one. */
  readonly extend: (from: number, to: number) => void;
  readonly togglePage: () => void;
  /** Edits the active cell. If the whole row is active, edits its first cell that can be changed. */
  readonly edit?: ((index: number, cell: number, key: "Enter" | "F2") => void) | undefined;
  readonly scrollTo: (index: number) => void;
  /** Whether the row is only an ancestor of a match. The arrow keys skip it. */
  readonly isGuide?: ((index: number) => boolean) | undefined;
  /** For ArrowRight and ArrowLeft: folds or unfolds a row, or answers the row to move to. Undefined for no effect. */
  readonly fold?: ((index: number, open: boolean) => number | undefined) | undefined;
  /** The panel beside the table, which shows the active row. */
  readonly look?: { toggle(index: number): void; follow(index: number): void; close(): void } | null;
  /** The active row, if it is stored outside the table. */
  readonly kept?: { readonly index: number; readonly change: (index: number) => void } | undefined;
}

export interface KeyboardNavigation {
  /** -1 before the first use of the keyboard. */
  readonly active: number;
  /** The column index of the active cell. -1 while the whole row is active. */
  readonly cell: number;
  setActive(index: number): void;
  setCell(at: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

export const useKeyboardNavigation = (options: RowKeysOptions): KeyboardNavigation => {
  const own = useState(-1);
  const [wantedCell, setCell] = useState(-1);
  const [wanted, keep] = options.kept ? [options.kept.index, options.kept.change] : own;
  const last = options.count - 1;
  const active = Math.min(wanted, last);
  const cell = Math.min(wantedCell, options.cells - 1);
  /** The nearest row that keys can reach, searched from `index` in direction `by`, and then in the other direction. */
  const settle = (index: number, by: 1 | -1): number => {
    const from = Math.max(0, Math.min(last, index));
    for (const step of [by, -by])
      for (let at = from; at >= 0 && at <= last; at += step) if (options.isGuide?.(at) !== true) return at;
    return active;
  };
  const setActive = (index: number) => keep(settle(index, 1));
  const go = (to: number) => {
    keep(to);
    options.scrollTo(to);
    options.look?.follow(to);
  };
  const moves = new Map<string, () => number>([
    ["ArrowDown", () => settle(active + 1, 1)],
    ["ArrowUp", () => settle(active - 1, -1)],
    ["PageDown", () => settle(active + options.pageRows(), 1)],
    ["PageUp", () => settle(active - options.pageRows(), -1)],
    ["Home", () => settle(0, 1)],
    ["End", () => settle(last, -1)],
  ]);
  /** The cell that a key moves to. Undefined if it moves to a row, or nowhere. */
  const cellAt = (key: string): number | undefined => {
    if (key === "ArrowRight") return Math.min(cell + 1, options.cells - 1);
    if (cell < 0) return undefined;
    if (key === "Escape") return -1;
    if (key === "ArrowLeft") return cell - 1;
    if (key === "Home") return 0;
    return key === "End" ? options.cells - 1 : undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Ignores keys that are pressed in a button or an input of the table.
    if (event.target !== event.currentTarget || event.altKey || last < 0) return;
    const { key, shiftKey } = event;
    const withControl = event.ctrlKey || event.metaKey;
    const isPlain = active >= 0 && !withControl;
    const folded =
      isPlain && cell < 0 && (key === "ArrowRight" || key === "ArrowLeft")
        ? options.fold?.(active, key === "ArrowRight")
        : undefined;
    const toCell = isPlain && folded === undefined ? cellAt(key) : undefined;
    const to = folded ?? (toCell === undefined ? moves.get(key)?.() : undefined);
    if (toCell !== undefined) setCell(toCell);
    else if (to !== undefined) {
      const next = folded === undefined ? to : settle(folded, key === "ArrowRight" ? 1 : -1);
      go(next);
      if (shiftKey && (key === "ArrowDown" || key === "ArrowUp") && next !== active)
        options.extend(active < 0 ? next : active, next);
    } else if (key === "Escape" && options.look) options.look.close();
    else if (withControl && key === "a") options.togglePage();
    else if (!isPlain) return;
    else if ((key === "F2" || (key === "Enter" && cell > 0)) && options.edit) options.edit(active, cell, key);
    else if (key === "Enter") options.open(active);
    else if (key === " ") (options.look && !shiftKey ? options.look.toggle : options.toggle)(active);
    else return;
    event.preventDefault();
  };
  return { active, cell, setActive, setCell, onKeyDown };
};
