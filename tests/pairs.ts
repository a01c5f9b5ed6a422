// Selects few combinations from many choices. Every two values of different choices still occur together in some
// combination.
import { Random } from "../platform/framework/demo/Random";

/** The values of each choice, by its name. */
export type Choices<T> = { readonly [K in keyof T]: readonly T[K][] };

interface Options<T> {
  /** Equal seeds give equal combinations. */
  readonly seed: string;
  /** Whether these values can occur together. Values of choices that are still open are missing. */
  readonly fits?: (some: Partial<T>) => boolean;
}

const shuffled = <E>(all: readonly E[], random: Random): readonly E[] =>
  all
    .map((one) => [random.next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

const markOf = (a: PropertyKey, x: unknown, b: PropertyKey, y: unknown): string =>
  String(a) < String(b) ? JSON.stringify([a, x, b, y]) : JSON.stringify([b, y, a, x]);

/** Makes as few combinations as a greedy search finds. Pairs of values that never fit are left out. */
export const pairsOf = <T extends Readonly<Record<string, string>>>(
  choices: Choices<T>,
  namesOf: readonly (keyof T)[],
  { seed, fits = () => true }: Options<T>,
): readonly T[] => {
  const random = new Random(seed);
  const open = new Map<string, Partial<T>>();
  for (const [at, a] of namesOf.entries())
    for (const b of namesOf.slice(at + 1))
      for (const x of choices[a])
        for (const y of choices[b]) {
          const pair: Partial<T> = {};
          pair[a] = x;
          pair[b] = y;
          if (fits(pair)) open.set(markOf(a, x, b, y), pair);
        }
  const marksIn = (row: Partial<T>): readonly string[] => {
    const names = namesOf.filter((name) => row[name] !== undefined);
    return names.flatMap((a, at) => names.slice(at + 1).map((b) => markOf(a, row[a], b, row[b])));
  };
  const gain = (row: Partial<T>): number => marksIn(row).filter((mark) => open.has(mark)).length;
  const isWhole = (row: Partial<T>): row is T => namesOf.every((name) => row[name] !== undefined);
  const rows: T[] = [];
  while (open.size > 0) {
    const [first = ""] = open.keys();
    let row: Partial<T> = open.get(first) ?? {};
    for (const name of shuffled(namesOf, random)) {
      if (row[name] !== undefined) continue;
      const before = row;
      const next = shuffled(choices[name], random)
        .map((value): Partial<T> => ({ ...before, [name]: value }))
        .filter(fits);
      row = next.reduce((best, one) => (gain(one) > gain(best) ? one : best), next[0] ?? before);
    }
    if (isWhole(row)) rows.push(row);
    for (const mark of marksIn(row)) open.delete(mark);
  }
  return rows;
};
