// How a typed text is searched in a field: a MAC address with or without colons, a number with or without spaces. The
// platform finds rows with it; the console shows with it which field matched.

/** How the values of a field are searched. The kind of the field decides. */
export type SearchForm =
  | "text"
  /** An identifier without spaces: a card number, a device id. */
  | "code"
  | "mac"
  | "phone"
  /** The key of another record, which is found by its names. */
  | "record";

const MARKS = /[\s\-_.:/]/g;
const PHONE_MARKS = /[\s\-().+/]/g;
/** Shorter texts would be found in too many values. */
const LEAST = 3;

const pairsFrom = (digits: string, start: number): string =>
  [digits.slice(0, start), ...(digits.slice(start).match(/..?/g) ?? [])].filter((part) => part !== "").join(":");

/** The store has `8C:1F:64:00:1A:2B`. A typed part without colons may begin in the middle of a pair. */
const macForms = (text: string): readonly string[] => {
  const digits = text.replaceAll(MARKS, "");
  if (digits.length < LEAST || !/^[\da-f]+$/i.test(digits)) return [text];
  const even = pairsFrom(digits, 0);
  return digits === text && digits.length < 12 ? [even, pairsFrom(digits, 1)] : [...new Set([even, text])];
};

const codeForms = (text: string): readonly string[] => {
  const bare = text.replaceAll(MARKS, "");
  if (bare === text || bare.length < LEAST || !/^[\da-z]+$/i.test(bare)) return [text];
  return [...new Set([text, text.replaceAll(/\s/g, ""), bare])];
};

/** The digits of a number with or without its area code. 00 is written for +. */
const phoneForms = (text: string): readonly string[] => {
  const digits = text.replaceAll(PHONE_MARKS, "").replace(/^00/, "");
  return digits.length >= LEAST && /^\d+$/.test(digits) ? [digits] : [];
};

/** A matching value contains one of these texts. */
export const searchFormsOf = (as: SearchForm, text: string): readonly string[] => {
  if (as === "mac") return macForms(text);
  return as === "code" ? codeForms(text) : as === "phone" ? phoneForms(text) : [text];
};

/** Whether the text matches a value. The value of a phone begins with its area code. */
export const matchesSearch = (as: SearchForm, value: string, text: string): boolean =>
  searchFormsOf(as, text).some((form) => value.toLowerCase().includes(form.toLowerCase()));
