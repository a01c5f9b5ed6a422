import { fromCents, toCents } from "pilothouse/schema";

/**
 * The balance after adding or subtracting an amount. Null if the text is not an amount, or if the amount is more than
 * the balance.
 */
export const balanceAfter = (balance: string, by: string, way: "in" | "out"): string | null => {
  const [before, change] = [toCents(balance), toCents(by)];
  if (before === null || change === null) return null;
  const after = way === "in" ? before + change : before - change;
  return after < 0n ? null : fromCents(after);
};
