// Currencies as the platform names them, by the codes that people everywhere know.
import { MoneyType } from "../generated/values";

const CODES: Readonly<Record<string, string>> = {
  [MoneyType.rmb]: "CNY",
  [MoneyType.usd]: "USD",
  [MoneyType.inr]: "INR",
  [MoneyType.jpy]: "JPY",
};

export const currencyCode = (currency: string): string =>
  Object.hasOwn(CODES, currency) ? (CODES[currency] ?? currency) : currency.toUpperCase();
