// Currencies as the platform names them, by the codes that people everywhere know.
const CODES: Readonly<Record<string, string>> = { rmb: "CNY", usd: "USD", inr: "INR", jpy: "JPY" };

export const currencyCode = (currency: string): string =>
  Object.hasOwn(CODES, currency) ? (CODES[currency] ?? currency) : currency.toUpperCase();
