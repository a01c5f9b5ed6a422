// Many who do the same thing at the same moment.
import { expect } from "vitest";
import type { Reply } from "../contract/Client";
import { CROWD } from "../effort";

export const together = <Result>(work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)));

/** Too many wait already: no fault, and nothing was done. */
const BUSY = 503;

/** How often each code was answered, but for those who were told to come again: { 200: 1, 409: 49 }. */
export const codesOf = (replies: readonly Pick<Reply, "code">[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { code } of replies.filter((one) => one.code !== BUSY)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

let made = 0;
/** Differs from every other of this run. */
export const mark = (): string => {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
};

/** One was let through, and all others were refused by a code of their own. */
export const expectOnce = (replies: readonly Pick<Reply, "code">[], refused: number): void => {
  const { 200: done, [refused]: rest = 0, ...others } = codesOf(replies);
  expect({ done, others }).toEqual({ done: 1, others: {} });
  expect(rest).toBeGreaterThan(0);
};
