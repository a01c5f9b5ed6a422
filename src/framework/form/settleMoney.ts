/**
 * Typed text as an amount with two decimals: "1,299.5" -> "1299.50", "5" -> "5.00". Works on the digits, so that no amount loses
 * precision. Any other text, and an amount with more decimals, is kept for validation to report.
 */
export const settleMoney = (typed: string): string => {
  const text = typed
    .trim()
    .replace(/[,，\s]/g, "")
    .replace("。", ".");
  const match = /^(-?)0*(\d*)(?:\.(\d{0,2})0*)?$/.exec(text);
  if (!match || text === "" || !/\d/.test(text)) return text;
  const [, sign = "", whole = "", cents = ""] = match;
  const amount = `${whole === "" ? "0" : whole}.${cents.padEnd(2, "0")}`;
  return amount === "0.00" ? amount : sign + amount;
};
