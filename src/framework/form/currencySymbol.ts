import { symbolOf } from "../schema/currency";

/** The sign of a currency; one that is not known is its own name, in capitals; a code that is a number has none. */
export const currencySymbol = (currency: string): string =>
  symbolOf(currency) ?? (/^\d*$/.test(currency) ? "" : currency.toUpperCase());
