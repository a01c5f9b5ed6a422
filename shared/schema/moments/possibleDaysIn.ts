// The days that a text can mean.

type Day = readonly [year: number, month: number, day: number];

const MONTHS = "january february march april may june july august september october november december".split(" ");
const monthOf = (name: string): number =>
  MONTHS.findIndex(
    (month) =>
      month.startsWith(name.toLowerCase()) ||
      (name.toLowerCase() === "sept" && month.startsWith(name.slice(0, 3).toLowerCase())),
  ) + 1;

const DIGITS = "〇一二三四五六七八九";
/** 二〇二六年十二月三十一日 in digits. */
const inDigits = (text: string): string =>
  text
    .replace(/零/g, "〇")
    .replace(/([二三])?十([一二三四五六七八九])?/g, (_, tens = "一", ones = "〇") => `${tens}${ones}`)
    .replace(/[〇一二三四五六七八九]/g, (sign) => String(DIGITS.indexOf(sign)));

/** A year of two digits is in this century. A large one, such as 98, may also be in the last century. */
const yearsOf = (text: string): readonly number[] => {
  const year = Number(text);
  if (text.length !== 2) return [year];
  return year < 70 ? [2000 + year] : [1900 + year, 2000 + year];
};

interface Form {
  readonly of: RegExp;
  /** The order of the parts, for each way to read them: y, m, d; M is the name of a month. */
  readonly as: readonly string[];
}

const FORMS: readonly Form[] = [
  { of: /^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/, as: ["y-md"] },
  { of: /^(\d{4}|\d{2}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]?$/, as: ["ymd"] },
  { of: /^(\d{4})(\d{2})(\d{2})$/, as: ["ymd"] },
  // With dots, the day comes first.
  { of: /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, as: ["dmy"] },
  { of: /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{2})$/, as: ["dmy", "ymd"] },
  { of: /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/, as: ["d-my", "m-dy"] },
  { of: /^(\d{1,2})([-/])(\d{1,2})\2(\d{2})$/, as: ["d-my", "m-dy", "y-md"] },
  { of: /^(\d{2})([-/])(\d{1,2})\2(\d)$/, as: ["y-md"] },
  { of: /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})$/i, as: ["Mdy"] },
  { of: /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/i, as: ["dMy"] },
  { of: /^(\d{4})[-/. ]([a-z]{3,9})[-/. ](\d{1,2})$/i, as: ["yMd"] },
];

const daysOf = (parts: readonly string[], order: string): readonly Day[] => {
  const part = (name: string) => parts[order.indexOf(name)] ?? "";
  const month = order.includes("M") ? monthOf(part("M")) : Number(part("m"));
  const day = Number(part("d"));
  return month > 0 && month < 13 && day > 0 && day < 32 ? yearsOf(part("y")).map((year) => [year, month, day]) : [];
};

/** Every day that the text can mean, including days that do not exist. */
export const possibleDaysIn = (text: string): readonly Day[] => {
  const plain = inDigits(text).trim().replace(/,$/, "");
  return FORMS.flatMap(({ of, as }) => {
    const found = of.exec(plain);
    return found === null ? [] : as.flatMap((order) => daysOf(found.slice(1), order));
  });
};
