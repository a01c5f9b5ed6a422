import type { MouseEvent } from "react";
import type { Row } from "../../resource/Row";
import type { RowTree } from "./RowsProps";
import type { KeyboardNavigation } from "./useKeyboardNavigation";
import type { RowSelection } from "./useRowSelection";

interface Pressed {
  readonly rows: readonly Row[];
  readonly keys: KeyboardNavigation;
  readonly selection: RowSelection;
  readonly tree: RowTree | undefined;
  openAt(index: number, newTab?: boolean): void;
  menuAt(index: number, row: Row, anchor: HTMLElement): void;
  lookAt(index: number): void;
}

/** Handles clicks in a table by data attributes. Rows have no event handlers of their own. */
export const createRowPress =
  ({ rows, keys, selection, tree, openAt, menuAt, lookAt }: Pressed) =>
  (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const index = Number(event.target.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1);
    const row = rows[index];
    if (row === undefined) return;
    keys.setActive(index);
    keys.setCell(-1);
    const pressed = event.target.closest<HTMLElement>("[data-press]");
    if (pressed?.dataset.press === "select") selection.toggle(index, event.shiftKey);
    else if (pressed?.dataset.press === "fold") tree?.toggle(row);
    else if (pressed?.dataset.press === "menu") menuAt(index, row, pressed);
    else if (pressed?.dataset.press === "look") lookAt(index);
    else if (event.target.closest(".ui-name") !== null) {
      // The browser itself opens links in new tabs and windows.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openAt(index);
    } else if (
      // In a cell that can be changed, the first click waits for a second one.
      !event.defaultPrevented &&
      !event.target.closest("a, button, input, label") &&
      !window.getSelection()?.toString()
    )
      openAt(index, event.metaKey || event.ctrlKey);
  };
