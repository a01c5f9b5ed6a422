/** What an attribute of an element may hold as it is: no quote, entity, brace, backslash or invisible character. */
const PLAIN = /^[\p{L}\p{N} _.,:;/*+#()%-]*$/u;
/** Invisible or line-breaking: control and format characters, separators, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Whether anything must be escaped. Most texts need nothing. */
const SPECIAL = /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const escapeText = (character: string): string =>
  [...character]
    .flatMap((whole) => whole.split(""))
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/**
 * The only place that turns a text into a string literal. Nothing that an editor would not show reaches a
 * generated file: line separators, byte order marks and the marks that reverse a line stand as escapes.
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

/** Whether `text` means the same between the quotes of an element's attribute as in a string literal. */
export const isPlain = (text: string): boolean => PLAIN.test(text);
