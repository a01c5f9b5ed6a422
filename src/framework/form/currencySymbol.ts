const SYMBOLS: Readonly<Record<string, string>> = { rmb: "¥", cny: "¥", usd: "$", inr: "₹", jpy: "JP¥" };

/** The sign of rmb, usd, inr or jpy; another currency is its own name, in capitals; a code that is a number has none. */
export const currencySymbol = (currency: string): string =>
  SYMBOLS[currency.toLowerCase()] ?? (/^\d*$/.test(currency) ? "" : currency.toUpperCase());
