// Helpers for many identical requests at the same moment.
import { expect } from "vitest";
import type { Reply } from "../contract/Client";
import { CROWD_SIZE } from "../effort";

export const runCrowd = <Result>(work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: CROWD_SIZE }, (_, index) => work(index)));

/** The platform answers this code when it is busy. The request did nothing, and this is not an error. */
const BUSY = 503;

/** How often each code was answered, without 503 (busy): { 200: 1, 409: 49 }. */
export const countCodes = (replies: readonly Pick<Reply, "code">[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { code } of replies.filter((one) => one.code !== BUSY)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

let made = 0;
/** A text that is unique in this run. */
export const uniqueText = (): string => {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
};

/** Expects that exactly one request succeeded, and that all others were refused with the given code. */
export const expectOnce = (replies: readonly Pick<Reply, "code">[], refused: number): void => {
  const { 200: done, [refused]: rest = 0, ...others } = countCodes(replies);
  expect({ done, others }).toEqual({ done: 1, others: {} });
  expect(rest).toBeGreaterThan(0);
};
