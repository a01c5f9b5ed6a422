// The currencies there are, by the names that definitions and the wire have for them. All amounts are written with two
// decimals; those of a currency without any end in .00.
interface Currency {
  /** As people everywhere know it. */
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

/** By its name or its code, in capitals or not. */
const findCurrency = (given: string): Currency | undefined => {
  const name = given.toLowerCase();
  return Object.hasOwn(CURRENCIES, name)
    ? CURRENCIES[name]
    : Object.values(CURRENCIES).find(({ code }) => code.toLowerCase() === name);
};

export const decimalsOf = (currency: string): 0 | 2 => findCurrency(currency)?.decimals ?? 2;

/** Undefined for a currency that is not known. */
export const symbolOf = (currency: string): string | undefined => findCurrency(currency)?.symbol;

/** A currency that is not known is its own name, in capitals. */
export const currencyCode = (currency: string): string => findCurrency(currency)?.code ?? currency.toUpperCase();
