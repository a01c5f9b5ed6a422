// The values that may follow a stored state. The console offers no others, because the platform refuses them.
import { isLocked, refusalOf } from "./refusals";
import { isBlank, valueAt } from "./valueAt";

/** For a stored value: the values that may follow it. */
export type Transitions = Readonly<Record<string, readonly (string | number)[]>>;

/** The values that may follow the state in the record's `source`. Changes that would be refused are left out. */
export const nextValues = (transitions: Transitions, record: unknown, source: string): readonly (string | number)[] =>
  isLocked(record)
    ? []
    : (transitions[String(valueAt(record, source))] ?? []).filter(
        (to) => refusalOf(record, `${source}.${to}`) === null,
      );

/** Whether the state is `to` or may become `to`. A record without a state may get any state. */
export const mayBecome = (transitions: Transitions, record: unknown, source: string, to: string | number): boolean => {
  const now = valueAt(record, source);
  return isBlank(now) || now === 0 || now === to || nextValues(transitions, record, source).includes(to);
};
