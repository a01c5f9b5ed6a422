// Which values may follow the stored state. The console offers no others, because the platform refuses them.
import { isKept, refusalOf } from "./refusals";
import { isBlank, valueAt } from "./valueAt";

/** Stored value -> the values that may follow it. */
export type Transitions = Readonly<Record<string, readonly (string | number)[]>>;

/** The values that may follow the record's state at `source`, without those that the platform would refuse this account. */
export const movesFrom = (transitions: Transitions, record: unknown, source: string): readonly (string | number)[] =>
  isKept(record)
    ? []
    : (transitions[String(valueAt(record, source))] ?? []).filter(
        (to) => refusalOf(record, `${source}.${to}`) === null,
      );

/** Whether the state may become `to`, or already is `to`. A record without a state may take any. */
export const mayBecome = (transitions: Transitions, record: unknown, source: string, to: string | number): boolean => {
  const now = valueAt(record, source);
  return isBlank(now) || now === 0 || now === to || movesFrom(transitions, record, source).includes(to);
};
