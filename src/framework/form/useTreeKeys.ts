import { type KeyboardEvent, useRef, useState } from "react";
import type { Id } from "./treeOf";
import type { SeenRow } from "./visibleRows";

interface TreeKeys {
  readonly seen: readonly SeenRow[];
  readonly open: ReadonlySet<Id>;
  readonly toggle: (id: Id) => void;
  readonly unfold: (ids: readonly Id[], wide: boolean) => void;
}

/** Keys of a tree as the WAI-ARIA practices describe them; one row at a time is in the tab order. */
export const useTreeKeys = ({ seen, open, toggle, unfold }: TreeKeys) => {
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, Math.max(0, seen.length - 1));
  const elements = useRef<(HTMLElement | null)[]>([]);
  const go = (index: number) => {
    const next = Math.max(0, Math.min(seen.length - 1, index));
    setAt(next);
    elements.current[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const row = seen[at];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const above = () =>
      Math.max(
        0,
        seen.findIndex(({ id }) => id === row.parent),
      );
    const siblings = seen.filter(({ parent }) => parent === row.parent).map(({ id }) => id);
    const isOpen = !row.leaf && open.has(row.id);
    const keys = new Map<string, () => void>([
      ["ArrowDown", () => go(at + 1)],
      ["ArrowUp", () => go(at - 1)],
      ["Home", () => go(0)],
      ["End", () => go(seen.length - 1)],
      ["ArrowRight", () => (isOpen ? go(at + 1) : row.leaf || unfold([row.id], true))],
      ["ArrowLeft", () => (isOpen ? unfold([row.id], false) : go(above()))],
      [" ", () => toggle(row.id)],
      ["Enter", () => toggle(row.id)],
      ["*", () => unfold(siblings, true)],
    ]);
    const act = keys.get(event.key);
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.length === 1) {
      const after = [...seen.slice(at + 1), ...seen.slice(0, at + 1)];
      const found = after.find(({ title }) => title.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found) go(seen.indexOf(found));
    }
  };
  const place = (index: number, element: HTMLElement | null) => {
    elements.current[index] = element;
  };
  return { at, go, press, place };
};
