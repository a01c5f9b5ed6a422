// Characters that people cannot see. They change a text, and are copied with it.
const INVISIBLE =
  /\u034f|[\u00a0\u00ad\u061c\u180e\u2000-\u200f\u2028-\u202e\u205f-\u2064\u2066-\u2069\u3000\ufeff\t\r\n]/u;

export interface InvisibleCharacter {
  /** The code of the character, for example "U+200B". */
  readonly character: string;
  /** The position in the text, from 1. */
  readonly place: number;
}

/** The first invisible character of a text; null if there is none. */
export const findInvisibleCharacter = (text: string): InvisibleCharacter | null => {
  const letters = [...text];
  const at = letters.findIndex((letter) => INVISIBLE.test(letter));
  const letter = letters[at];
  if (letter === undefined) return null;
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { character: `U+${code}`, place: at + 1 };
};
