import { useEffect, useRef } from "react";
import type { DeskState } from "./useDesk";

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null;

/** The keys j and k, or the arrow keys, move through the inbox. Enter starts an answer, Escape returns to the inbox. */
export const useDeskKeys = ({ rows, open, select }: DeskState, write: () => void) => {
  // The address changes a moment later. Until then, the next position is remembered, so that two quick presses move two
  // steps.
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  }, [open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const step = STEPS[event.key];
      if (step !== undefined) {
        const at = rows.findIndex(({ id }) => id === current.current);
        const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
        if (!next) return;
        event.preventDefault();
        current.current = next.id;
        select(next.id);
        document.querySelector<HTMLElement>(`[data-feedback="${next.id}"]`)?.focus();
      } else if (event.key === "Enter" && open !== 0) {
        const onOther = event.target instanceof HTMLElement && event.target.closest("button, a");
        if (onOther instanceof HTMLElement && onOther.dataset.feedback === undefined) return;
        if (onOther instanceof HTMLElement && onOther.dataset.feedback !== String(open)) return;
        event.preventDefault();
        write();
      } else if (event.key === "Escape" && open !== 0) {
        select(0);
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [rows, open, select, write]);
};
