// Money as whole cents in a bigint, so that no comparison and no sum goes through a float. Thirteen digits before the point:
// what is more does not fit a store that answers numbers of JavaScript.
const AMOUNT = /^([+-]?)(\d{1,13})(?:\.(\d{0,2}))?$/;

/** "19.9" -> 1990n; null for anything that is not an amount of at most two decimals. */
export function cents(text: string): bigint | null {
  const match = AMOUNT.exec(text.trim());
  if (match === null) {
    return null;
  }
  const [, sign, whole = "", fraction = ""] = match;
  const value = BigInt(whole + fraction.padEnd(2, "0"));
  return sign === "-" ? -value : value;
}

/** 1990n -> "19.90" */
export function amount(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds a decimal text half away from zero: "19.895" -> "19.90"; null when it is no number. */
export function roundedAmount(text: string): string | null {
  const match = /^([+-]?\d{1,13})(?:\.(\d*))?$/.exec(text.trim());
  if (match === null) {
    return null;
  }
  const [, whole = "", fraction = ""] = match;
  const cut = cents(`${whole}.${fraction.slice(0, 2)}`);
  if (cut === null) {
    return null;
  }
  const up = Number(fraction[2] ?? "0") >= 5;
  const away = whole.startsWith("-") ? -1n : 1n;
  return amount(up ? cut + away : cut);
}
