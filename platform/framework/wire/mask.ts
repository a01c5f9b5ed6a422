// Masks a text about a person, so that people who know it recognize it, and others learn little. The mask depends on
// the text and not on its field, because a field may contain a phone number or a mail address.

const STARS = "****";
const MAIL = /^([^\s@])[^\s@]*@([^\s@]+)$/u;
const NUMBER = /^\+?[\d\s()-]{5,}[\dXx]$/;
/** A shorter number is masked like other texts, because seven visible digits would reveal too much of it. */
const LONG = 10;

const maskNumber = (text: string): string => {
  const [head, tail] = text.length >= LONG ? [3, 4] : [2, 2];
  return `${text.slice(0, head)}${STARS}${text.slice(-tail)}`;
};

/**
 * 13800138021 becomes 138****8021, and emma@example.com becomes e***@example.com. For other texts, only the first
 * character is shown. The number of stars does not depend on the length.
 */
export const maskText = (text: string): string => {
  if (text === "") return "";
  const [whole, first = "", domain = ""] = MAIL.exec(text) ?? [];
  if (whole !== undefined) return `${first}***@${domain}`;
  if (NUMBER.test(text)) return maskNumber(text);
  const [start = "", ...rest] = [...text];
  return rest.length === 0 ? "***" : `${start}***`;
};
