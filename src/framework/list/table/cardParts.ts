import type { ColumnSpec } from "../columns/ColumnSpec";

/** The parts of a card on a phone, from top to bottom. */
export interface CardParts {
  readonly name: ColumnSpec | undefined;
  /** The facts below the name. A card shows the first two that have a value. Pictures and lists come last. */
  readonly facts: readonly ColumnSpec[];
  /** A field with an amount, or a number with a unit or with `keep` in the definition. */
  readonly amount: ColumnSpec | undefined;
  readonly state: ColumnSpec | undefined;
  readonly time: ColumnSpec | undefined;
}

/** Whether the value means nothing without the label of its field, for example 3 or a tick. */
export const needsLabel = ({ exports }: ColumnSpec): boolean =>
  exports.as === "count" || exports.as === "flag" || (exports.as === "number" && exports.unit === undefined);

/** `columns`: the visible columns in the operator's order. So people can move important columns up. */
export const cardParts = (columns: readonly ColumnSpec[], sorted: string | undefined): CardParts => {
  const [name, ...others] = columns;
  const as = (rule: ColumnSpec["exports"]["as"]) => others.filter(({ exports }) => exports.as === rule);
  const choices = as("enum");
  const state = choices.find(({ kept }) => kept) ?? choices[0];
  const times = as("timestamp");
  const time = times.find(({ source }) => source === sorted) ?? times.at(-1);
  const numbers = others.filter(({ align, source }) => align === "end" && source !== name?.source);
  const amount = as("money")[0] ?? numbers.find(({ kept }) => kept) ?? numbers.find((one) => !needsLabel(one));
  const taken = new Set([state, time, amount]);
  const facts = others.filter((one) => !taken.has(one)).toSorted((a, b) => Number(b.sortable) - Number(a.sortable));
  return { name, state, amount, time, facts };
};
