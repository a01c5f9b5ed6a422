import { amount, cents } from "pilothouse/schema";

/** The balance after an amount came in or went out. Null when it is not an amount, or more than there is. */
export const balanceAfter = (balance: string, by: string, way: "in" | "out"): string | null => {
  const [before, change] = [cents(balance), cents(by)];
  if (before === null || change === null) return null;
  const after = way === "in" ? before + change : before - change;
  return after < 0n ? null : amount(after);
};
