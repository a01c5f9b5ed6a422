import { isObject } from "../../wire/readAnswer";

/** How an operator arranged the columns of a list. */
export interface ColumnArrangement {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  /** Columns that stay at the left after the first one. Missing if there are none. */
  readonly pinned?: readonly string[];
  /** Whether columns may be hidden if there is too little room. They may if the operator has not arranged any. */
  readonly fits?: true;
}

export const DEFAULT_COLUMN_ARRANGEMENT: ColumnArrangement = { order: [], hidden: [], widths: {} };

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Reads an arrangement from preferences or a view. Empty if it is invalid. */
export const readColumnArrangement = (value: unknown): ColumnArrangement => {
  if (!isObject(value)) return DEFAULT_COLUMN_ARRANGEMENT;
  const widths = Object.entries(isObject(value.widths) ? value.widths : {});
  const pinned = textsIn(value.pinned);
  return {
    ...(pinned.length > 0 && { pinned }),
    order: textsIn(value.order),
    hidden: textsIn(value.hidden),
    widths: Object.fromEntries(widths.flatMap(([name, width]) => (typeof width === "number" ? [[name, width]] : []))),
  };
};
