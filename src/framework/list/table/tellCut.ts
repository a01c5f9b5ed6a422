import type { MouseEvent } from "react";

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

/** Text that has no room in its cell is told whole by the browser's own hint. */
export const tellCut = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td, th[scope=row]") : null;
  if (cell === null) return;
  const cut = isCut(cell) || [...cell.querySelectorAll(".kit-chip, .kit-ellipsis")].some(isCut);
  if (cut) cell.title = cell.innerText.trim();
  else cell.removeAttribute("title");
};
