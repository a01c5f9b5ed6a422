// Passwords that can be guessed from their owner. The form checks the text. The platform, which may see only a hash, compares it
// with the hashes of the usual guesses.

/** Passwords that attackers try first. */
export const USUAL_PASSWORDS = [
  "admin",
  "administrator",
  "root",
  "user",
  "test",
  "guest",
  "operator",
  "manager",
  "console",
  "system",
  "pilothouse",
];

const NOT_WORD = /[^\p{L}\p{N}]+/u;
const REST = /^[\d\p{P}\p{S}]*$/u;

/** The texts themselves, their parts, and the texts without separators, all in lower case. */
export const guessablePartsOf = (texts: readonly unknown[]): readonly string[] => {
  const known = texts.flatMap((text) =>
    text === undefined || text === null ? [] : [String(text).trim().toLowerCase()],
  );
  const parts = known.flatMap((text) => [text, text.split(NOT_WORD).join(""), ...text.split(NOT_WORD)]);
  return [...new Set(parts)].filter((part) => part.length >= 3);
};

const backwards = (text: string): string => [...text].toReversed().join("");

/** Whether the text is the name, once or several times, with only digits and signs around it. */
const isAround = (text: string, name: string): boolean =>
  /\p{L}/u.test(name) && text.includes(name) && REST.test(text.replaceAll(name, ""));

/** Whether a text repeats a part of up to four characters, or has fewer than four different ones. */
const isMonotonous = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text) || new Set(text).size < 4;

/** Whether a password can be guessed from these names of its owner, or is a usual word. */
export const isGuessFrom = (password: string, names: readonly unknown[]): boolean => {
  const text = password.toLowerCase();
  const own = guessablePartsOf(names);
  return (
    isMonotonous(text) ||
    own.some((name) => text === name || text === backwards(name) || isAround(text, name)) ||
    USUAL_PASSWORDS.some((word) => text !== word && isAround(text, word))
  );
};
