// Keyboard navigation of a list. The focus stays on the table, and aria-activedescendant names the active row. So the
// focus is not lost when the row is scrolled out of the rendered window.
import { type KeyboardEvent, useState } from "react";

export interface RowKeysOptions {
  readonly count: number;
  /** The number of visible rows, for PageUp and PageDown. Called on a key press only, because it forces a layout. */
  readonly pageRows: () => number;
  readonly open: (index: number) => void;
  readonly toggle: (index: number) => void;
  /** Takes the next row into the selection, or the last one out of it. */
  readonly extend: (from: number, to: number) => void;
  readonly togglePage: () => void;
  /** Changes a value of the row. */
  readonly edit?: ((index: number) => void) | undefined;
  readonly scrollTo: (index: number) => void;
  /** For ArrowRight and ArrowLeft: unfolds or folds a row, or answers the row to go to instead. */
  readonly fold?: ((index: number, open: boolean) => number | undefined) | undefined;
  /** The panel beside the table that shows the active row. */
  readonly look?: { toggle(index: number): void; follow(index: number): void; close(): void } | null;
  /** Where the active row is kept outside of the table. */
  readonly kept?: { readonly index: number; readonly change: (index: number) => void } | undefined;
}

export interface RowKeys {
  /** -1 before the first use of the keyboard. */
  readonly active: number;
  setActive(index: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

export const useRowKeys = (options: RowKeysOptions): RowKeys => {
  const own = useState(-1);
  const [wanted, setActive] = options.kept ? [options.kept.index, options.kept.change] : own;
  const last = options.count - 1;
  const active = Math.min(wanted, last);
  const go = (index: number) => {
    const to = Math.max(0, Math.min(last, index));
    setActive(to);
    options.scrollTo(to);
    options.look?.follow(to);
  };
  const moves = new Map<string, () => number>([
    ["ArrowDown", () => active + 1],
    ["ArrowUp", () => active - 1],
    ["PageDown", () => active + options.pageRows()],
    ["PageUp", () => active - options.pageRows()],
    ["Home", () => 0],
    ["End", () => last],
  ]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Ignore keys that are pressed in a button or a box of the table.
    if (event.target !== event.currentTarget || event.altKey || last < 0) return;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const to = moves.get(key)?.();
    if (to !== undefined) {
      go(to);
      if (shiftKey && (key === "ArrowDown" || key === "ArrowUp") && to >= 0 && to <= last)
        options.extend(Math.max(0, active), to);
    } else if (key === "Escape" && options.look) options.look.close();
    else if ((ctrlKey || metaKey) && key === "a") options.togglePage();
    else if (active < 0 || ctrlKey || metaKey) return;
    else if (key === "Enter") options.open(active);
    else if (key === "F2" && options.edit) options.edit(active);
    else if (key === " ") (options.look && !shiftKey ? options.look.toggle : options.toggle)(active);
    else if ((key === "ArrowRight" || key === "ArrowLeft") && options.fold) {
      const instead = options.fold(active, key === "ArrowRight");
      if (instead !== undefined) go(instead);
    } else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
};
