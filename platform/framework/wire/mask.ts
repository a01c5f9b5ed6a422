// Hides most of a text that is about a person, so that people who know it recognise it and others learn little. What kind
// of text it is shows in the text itself, because one field may hold a phone number or an address for mail.

const STARS = "****";
const MAIL = /^([^\s@])[^\s@]*@([^\s@]+)$/u;
const NUMBER = /^\+?[\d\s()-]{5,}[\dXx]$/;
/** Of a number with fewer characters, three at its start and four at its end would be too much. */
const LONG = 10;

const maskNumber = (text: string): string => {
  const [head, tail] = text.length >= LONG ? [3, 4] : [2, 2];
  return `${text.slice(0, head)}${STARS}${text.slice(-tail)}`;
};

/**
 * 13800138021 becomes 138****8021, and emma@example.com e***@example.com. Of any other text, the first character is left
 * of at least two. The number of stars says nothing about the length.
 */
export const maskText = (text: string): string => {
  if (text === "") return "";
  const [whole, first = "", domain = ""] = MAIL.exec(text) ?? [];
  if (whole !== undefined) return `${first}***@${domain}`;
  if (NUMBER.test(text)) return maskNumber(text);
  const [start = "", ...rest] = [...text];
  return rest.length === 0 ? "***" : `${start}***`;
};
