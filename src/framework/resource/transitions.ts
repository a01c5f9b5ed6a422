// Which values a state may become from the one that is stored: the platform refuses the others, so nobody offers them.
import { refusalOf } from "./refusals";
import { isBlank, valueAt } from "./valueAt";

/** from -> the values it may become. */
export type Transitions = Readonly<Record<string, readonly (string | number)[]>>;

/** Of the record's state at `source`, without those that the platform would refuse this account. */
export const movesFrom = (transitions: Transitions, record: unknown, source: string): readonly (string | number)[] =>
  (transitions[String(valueAt(record, source))] ?? []).filter((to) => refusalOf(record, `${source}.${to}`) === null);

/** Whether it may become `to`, or is it already; what has no state yet may become anything. */
export const mayBecome = (transitions: Transitions, record: unknown, source: string, to: string | number): boolean => {
  const now = valueAt(record, source);
  return isBlank(now) || now === 0 || now === to || movesFrom(transitions, record, source).includes(to);
};
