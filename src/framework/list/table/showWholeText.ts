import type { MouseEvent } from "react";

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

/** Shows the whole text of a cell in a tooltip of the browser if the cell cuts it. */
export const showWholeText = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td, th[scope=row]") : null;
  if (cell === null) return;
  const cut = isCut(cell) || [...cell.querySelectorAll(".ui-chip, .ui-ellipsis")].some(isCut);
  if (cut) cell.title = cell.innerText.trim();
  else cell.removeAttribute("title");
};
