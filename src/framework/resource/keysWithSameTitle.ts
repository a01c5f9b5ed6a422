import { textAt } from "./valueAt";

const NONE: ReadonlySet<string> = new Set();

interface Keyed {
  readonly id: string | number;
}

/** The keys (as text) of records that share their title with another record. For these, the key must also be shown. */
export const keysWithSameTitle = (records: readonly Keyed[], title: string | undefined): ReadonlySet<string> => {
  const keys = new Map<string, Set<string>>();
  for (const one of records) {
    const name = textAt(one, title, "");
    if (name !== "") keys.set(name, (keys.get(name) ?? new Set()).add(String(one.id)));
  }
  const alike = [...keys.values()].filter((some) => some.size > 1);
  return alike.length === 0 ? NONE : new Set(alike.flatMap((some) => [...some]));
};
