import { amount, cents } from "pilothouse/schema";

/** What a balance is after so much came in, or null when it is no amount or not enough. */
export const balanceAfter = (balance: string, by: string, way: "in" | "out"): string | null => {
  const [before, change] = [cents(balance), cents(by)];
  if (before === null || change === null) return null;
  const after = way === "in" ? before + change : before - change;
  return after < 0n ? null : amount(after);
};
