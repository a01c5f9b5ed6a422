/** Texts that need no quoting in an attribute: without quotes, entities, braces, backslashes and invisible characters. */
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
 * Makes a string literal; nothing else does. Characters that an editor does not show become escapes: line separators, byte order
 * marks, and marks that reverse a line.
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

/** Whether `text` means the same in an attribute as in a string literal. */
export const isPlain = (text: string): boolean => PLAIN.test(text);
