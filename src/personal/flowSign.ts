import { amount, cents } from "../schema";

/** Flows that take from the balance: purchases and withdrawals. */
const OUTGOING: ReadonlySet<unknown> = new Set([2, 3]);

/** "+30.00" or "-30.00", as the type of the flow says. */
export const signedAmount = (type: unknown, money: unknown): string => {
  const counted = cents(String(money ?? ""));
  if (counted === null) return String(money ?? "");
  return OUTGOING.has(type) && counted > 0n ? amount(-counted) : amount(counted);
};

/** What a balance is after so much came in, or null when it is no amount or not enough. */
export const balanceAfter = (balance: string, by: string, way: "in" | "out"): string | null => {
  const [before, change] = [cents(balance), cents(by)];
  if (before === null || change === null) return null;
  const after = way === "in" ? before + change : before - change;
  return after < 0n ? null : amount(after);
};
