// The columns that an operator sees, their order and widths. Stored per resource as preferences, separately from views.
import { useResourceContext, useStore } from "ra-core";
import { useMemo } from "react";
import { useArrangement } from "../arrangement";
import type { ColumnSpec } from "./ColumnSpec";
import { type ColumnArrangement, DEFAULT_COLUMN_ARRANGEMENT } from "./KeptColumns";

export interface ColumnPreferences {
  /** All columns in the operator's order, including hidden ones. Columns that the definition hides come last. */
  readonly all: readonly ColumnSpec[];
  /** Columns of other fields of the record, which the operator may show. */
  readonly offered: readonly ColumnSpec[];
  readonly visible: readonly ColumnSpec[];
  /** The stored arrangement. */
  readonly kept: ColumnArrangement;
  readonly changed: boolean;
  /** Whether the operator changed the order of the columns, or the choice of shown columns. */
  readonly arranged: boolean;
  /** Columns that stay at the left, in addition to the first. */
  readonly pinned: readonly string[];
  isHidden(source: string): boolean;
  toggle(source: string): void;
  /** Pins a column at the left, or unpins it. */
  pin(source: string): void;
  /** Moves a shown or hidden column to a position in `all`. */
  move(source: string, to: number): void;
  resize(source: string, width: number): void;
  reset(): void;
}

/** A new column is placed after the column that it follows in the definition. */
export const orderColumns = (declared: readonly ColumnSpec[], order: readonly string[]): readonly ColumnSpec[] => {
  const placed = order.flatMap((source) => declared.filter((one) => one.source === source));
  for (const [at, one] of declared.entries()) {
    if (order.includes(one.source)) continue;
    const before = declared[at - 1];
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, one);
  }
  return placed;
};

/** Moves pinned columns to the right of the first column. They stay if there is too little room for all columns. */
const withPinned = (columns: readonly ColumnSpec[], pinned: readonly string[]): readonly ColumnSpec[] => {
  const [first, ...others] = columns;
  if (first === undefined || pinned.length === 0) return columns;
  const isPinned = ({ source }: ColumnSpec) => pinned.includes(source);
  const stays = others.filter(isPinned).map((one) => ({ ...one, kept: true }));
  return [first, ...stays, ...others.filter((one) => !isPinned(one))];
};

const NONE: readonly string[] = [];

/** Adds a text to a list, or removes it if the list has it. */
const toggled = (texts: readonly string[], text: string): readonly string[] =>
  texts.includes(text) ? texts.filter((one) => one !== text) : [...texts, text];

export const useColumnPreferences = (declared: readonly ColumnSpec[]): ColumnPreferences => {
  const resource = useResourceContext();
  const [own, setOwn] = useStore<ColumnArrangement>(`${resource}.columns`, DEFAULT_COLUMN_ARRANGEMENT);
  const { arranged, arrange } = useArrangement();
  const kept = arranged?.columns ?? own;
  return useMemo(() => {
    const setKept = ({ fits: _, ...next }: ColumnArrangement) =>
      arranged === null ? setOwn(next) : arrange({ ...arranged, columns: next });
    const isHidden = ({ source, extra }: ColumnSpec) =>
      kept.hidden.includes(source) || (extra !== false && !kept.order.includes(source));
    const { pinned = NONE } = kept;
    const ordered = orderColumns(declared, kept.order);
    const offered = ordered.filter((one) => one.extra !== false && isHidden(one));
    const placed = ordered.filter((one) => !offered.includes(one));
    const all = [...withPinned(placed, pinned), ...offered].map((one) => ({
      ...one,
      width: kept.widths[one.source] ?? one.width,
      chosen: one.chosen || kept.widths[one.source] !== undefined,
    }));
    const shown = all.filter((one) => !isHidden(one));
    return {
      all,
      offered,
      visible: shown.length > 0 ? shown : all.slice(0, 1),
      kept,
      changed:
        kept !== DEFAULT_COLUMN_ARRANGEMENT && JSON.stringify(kept) !== JSON.stringify(DEFAULT_COLUMN_ARRANGEMENT),
      arranged: kept.fits !== true && (kept.order.length > 0 || kept.hidden.length > 0),
      isHidden: (source) => all.some((one) => one.source === source && isHidden(one)),
      toggle: (source) => {
        const isAdded = offered.some((one) => one.source === source) && !kept.order.includes(source);
        if (isAdded) setKept({ ...kept, order: [...kept.order, source] });
        else setKept({ ...kept, hidden: toggled(kept.hidden, source) });
      },
      pinned,
      pin: (source) => {
        const { pinned: _, ...others } = kept;
        const next = toggled(pinned, source);
        setKept(next.length > 0 ? { ...others, pinned: next } : others);
      },
      move: (source, to) => {
        const order = withPinned(placed, pinned).flatMap((one) => (one.source === source ? [] : [one.source]));
        order.splice(to, 0, source);
        setKept({ ...kept, order });
      },
      resize: (source, width) => setKept({ ...kept, widths: { ...kept.widths, [source]: Math.round(width) } }),
      reset: () => setKept(DEFAULT_COLUMN_ARRANGEMENT),
    };
  }, [declared, kept, setOwn, arranged, arrange]);
};
