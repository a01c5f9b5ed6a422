import type { ColumnSpec } from "../columns/ColumnSpec";

/** The parts of a card, from top to bottom. */
export interface CardParts {
  readonly name: ColumnSpec | undefined;
  /** The state, next to the name. */
  readonly state: ColumnSpec | undefined;
  /** The facts below the name: the first one fills the line, with an amount at the end. */
  readonly facts: readonly ColumnSpec[];
  /** A number or an amount, at the end of the first fact. */
  readonly amount: ColumnSpec | undefined;
  /** The time, at the end of the last line. */
  readonly time: ColumnSpec | undefined;
}

const MOST_FACTS = 2;

/** `columns`: the visible ones in the operator's order, so that people can move important ones up. */
export const cardParts = (columns: readonly ColumnSpec[], sorted: string | undefined): CardParts => {
  const [name, ...others] = columns;
  const as = (rule: ColumnSpec["exports"]["as"]) => others.filter(({ exports }) => exports.as === rule);
  const choices = as("enum");
  const state = choices.find(({ kept }) => kept) ?? choices[0];
  const times = as("timestamp");
  const time = times.find(({ source }) => source === sorted) ?? times.at(-1);
  const numbers = others.filter(({ align, source }) => align === "end" && source !== name?.source);
  const amount = numbers.find(({ kept }) => kept) ?? numbers[0];
  const taken = new Set([state, time, amount]);
  return { name, state, amount, time, facts: others.filter((one) => !taken.has(one)).slice(0, MOST_FACTS) };
};
