// Money as whole cents in a bigint, so that comparisons and sums are exact. At most thirteen digits before the point, because
// a store that answers JavaScript numbers cannot hold more.
const AMOUNT = /^([+-]?)(\d{1,13})(?:\.(\d{0,2}))?$/;

/** An amount of money in the wire format: "19.90". */
export type Amount = `${number}`;

/** "19.9" -> 1990n. Null for anything but an amount with at most two decimals. */
export function toCents(text: string): bigint | null {
  const match = AMOUNT.exec(text.trim());
  if (match === null) {
    return null;
  }
  const [, sign, whole = "", fraction = ""] = match;
  const value = BigInt(whole + fraction.padEnd(2, "0"));
  return sign === "-" ? -value : value;
}

/** 1990n -> "19.90" */
export function fromCents(value: bigint): Amount;
export function fromCents(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds a decimal text half away from zero: "19.895" -> "19.90". Null for text that is not a number. */
export function roundedAmount(text: string): Amount | null {
  const [, whole = "", fraction = ""] = /^([+-]?\d{1,13})(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  const cut = toCents(`${whole}.${fraction.slice(0, 2)}`);
  if (cut === null) {
    return null;
  }
  const up = Number(fraction[2] ?? "0") >= 5;
  const away = whole.startsWith("-") ? -1n : 1n;
  return fromCents(up ? cut + away : cut);
}
