// All currencies, by their names in definitions and on the wire. Every amount has two decimals, if only .00.
interface Currency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly symbol: string;
  readonly decimals: 0 | 2;
}

const CURRENCIES: Readonly<Record<string, Currency>> = {
  rmb: { code: "CNY", symbol: "¥", decimals: 2 },
  usd: { code: "USD", symbol: "$", decimals: 2 },
  inr: { code: "INR", symbol: "₹", decimals: 2 },
  jpy: { code: "JPY", symbol: "JP¥", decimals: 0 },
};

export const currencyNames: readonly string[] = Object.keys(CURRENCIES);

/** Finds a currency by its name or its code, in upper or lower case. */
const findCurrency = (given: string): Currency | undefined => {
  const name = given.toLowerCase();
  return Object.hasOwn(CURRENCIES, name)
    ? CURRENCIES[name]
    : Object.values(CURRENCIES).find(({ code }) => code.toLowerCase() === name);
};

export const decimalsOf = (currency: string): 0 | 2 => findCurrency(currency)?.decimals ?? 2;

/** Undefined for an unknown currency. */
export const symbolOf = (currency: string): string | undefined => findCurrency(currency)?.symbol;

/** The code of a currency. For an unknown one, its name in capitals. */
export const currencyCode = (currency: string): string => findCurrency(currency)?.code ?? currency.toUpperCase();
