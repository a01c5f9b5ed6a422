import { amount, cents } from "pilothouse/schema";

/** The balance after an amount is added or subtracted. Null if it is not an amount, or exceeds the balance. */
export const balanceAfter = (balance: string, by: string, way: "in" | "out"): string | null => {
  const [before, change] = [cents(balance), cents(by)];
  if (before === null || change === null) return null;
  const after = way === "in" ? before + change : before - change;
  return after < 0n ? null : amount(after);
};
