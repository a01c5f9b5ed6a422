import type { MouseEvent } from "react";

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

/** If a cell cuts its text, the browser's tooltip shows the whole text. */
export const showWholeText = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td, th[scope=row]") : null;
  if (cell === null) return;
  const cut = isCut(cell) || [...cell.querySelectorAll(".ui-chip, .ui-ellipsis")].some(isCut);
  if (cut) cell.title = cell.innerText.trim();
  else cell.removeAttribute("title");
};
