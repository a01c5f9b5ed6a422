/** Texts that need no quoting in an attribute: without quotes, entities, braces, backslashes and invisible characters. */
const PLAIN = /^[\p{L}\p{N} _.,:;/*+#()%-]*$/u;
/** Characters that editors do not show or that break lines, such as control and format characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Matches texts in which something must be escaped. */
const SPECIAL = /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const escapeText = (character: string): string =>
  [...character]
    .flatMap((whole) => whole.split(""))
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/**
 * A string literal. No other code makes one. Characters that editors do not show are escaped: line separators, byte
 * order marks, and marks that reverse a line.
 */
export const quote = (text: string): string => {
  if (!SPECIAL.test(text)) return `"${text}"`;
  const body = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t")
    .replaceAll(INVISIBLE, escapeText);
  return `"${body}"`;
};

/** Whether `text` means the same in an attribute and in a string literal. */
export const needsNoQuotes = (text: string): boolean => PLAIN.test(text);
