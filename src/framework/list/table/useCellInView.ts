import { type RefObject, useEffect } from "react";

/** Scrolls the active cell into view, so that no pinned column covers it. */
export const useCellInView = (scroller: RefObject<HTMLElement | null>, id: string | undefined) => {
  useEffect(() => {
    const cell = id === undefined ? null : document.getElementById(id);
    const cells = [...(cell?.closest("tr")?.children ?? [])];
    const place = scroller.current;
    if (cell === null || place === null || place.scrollWidth <= place.clientWidth) return;
    const stays = cells.filter((one) => getComputedStyle(one).position === "sticky");
    if (stays.includes(cell)) return;
    const at = cells.indexOf(cell);
    const room = (some: readonly Element[]) => some.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0);
    const left = place.getBoundingClientRect().left + room(stays.filter((one) => cells.indexOf(one) < at));
    const right = place.getBoundingClientRect().right - room(stays.filter((one) => cells.indexOf(one) > at));
    const { left: from, right: to } = cell.getBoundingClientRect();
    if (from < left) place.scrollLeft -= left - from;
    else if (to > right) place.scrollLeft += Math.min(to - right, from - left);
  }, [scroller, id]);
};
