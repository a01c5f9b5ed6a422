// Many who do the same thing at the same moment.
import type { Reply } from "../contract/Client";
import { CROWD } from "../effort";

export const together = <Result>(work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)));

/** How often each code was answered: { 200: 1, 409: 49 }. */
export const codesOf = (replies: readonly Pick<Reply, "code">[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { code } of replies) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

let made = 0;
/** Differs from every other of this run. */
export const mark = (): string => {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
};
