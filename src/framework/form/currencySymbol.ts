import { symbolOf } from "../schema/currency";

/** The symbol of a currency. For an unknown one, its name in capitals. For a code that is a number, nothing. */
export const currencySymbol = (currency: string): string =>
  symbolOf(currency) ?? (/^\d*$/.test(currency) ? "" : currency.toUpperCase());
