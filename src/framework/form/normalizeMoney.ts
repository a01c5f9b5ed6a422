import { roundedAmount } from "../../../shared/schema/decimal";

/**
 * Turns typed text into an amount with two decimals: "1,299.5" -> "1299.50", "5" -> "5.00", "0.125" -> "0.13". It
 * works on digits, so that no amount loses precision. Other text is kept, so that validation can report it.
 */
export const normalizeMoney = (typed: string): string => {
  const text = typed
    .trim()
    .replace(/[,，\s]/g, "")
    .replace("。", ".");
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || text === "" || !/\d/.test(text)) return text;
  const [, sign = "", whole = "", fraction = ""] = match;
  const amount = roundedAmount(`${sign}${whole === "" ? "0" : whole}.${fraction}`) ?? text;
  return amount === "-0.00" ? "0.00" : amount;
};
