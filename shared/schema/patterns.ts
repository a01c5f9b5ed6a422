/** Patterns that a text may have to match. The message of a mismatch is `invalid.pattern.<name>`. */
export const patterns: Readonly<Record<string, RegExp>> = {
  name: /^[^<>"'`\\]*$/,
  letters: /^[A-Za-z]+$/,
  digits: /^\d+$/,
  code: /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
  key: /^[A-Za-z_][A-Za-z0-9_.-]*$/,
  host: /^(?=.{1,253}(:|$))([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*(:\d{1,5})?$/,
  ip: /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|(?=.*:)[0-9A-Fa-f:]{2,39})$/,
  mac: /^([0-9A-Fa-f]{2}([:-]?[0-9A-Fa-f]{2}){5}|[0-9A-Fa-f]{4}(\.[0-9A-Fa-f]{4}){2})$/,
  uid: /^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/,
  iccid: /^\d{18}[0-9A-Za-z]{1,2}$/,
  package: /^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/,
  version: /^v?\d+(\.\d+){0,3}([-+][0-9A-Za-z.-]+)?$/,
  area: /^\+\d{1,4}$/,
  lang: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  path: /^\/[^\s?#]*$/,
  idCard: /^\d{6}(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/,
};

/** A pattern of console.yaml. `form` is a regular expression for the whole text. */
export interface OwnPattern {
  readonly name: string;
  readonly form: string;
  readonly example: string;
}
export type Pattern = string | OwnPattern;

export const patternName = (pattern: Pattern): string => (typeof pattern === "string" ? pattern : pattern.name);

/** @throws Error if there is no such pattern, or its form cannot be read */
export const regExpOf = (pattern: Pattern): RegExp => {
  const known = typeof pattern === "string" ? patterns[pattern] : new RegExp(`^(?:${pattern.form})$`, "u");
  if (known === undefined) throw new Error(`There is no pattern "${patternName(pattern)}".`);
  return known;
};

export const isOwnPattern = (value: unknown): value is OwnPattern =>
  typeof value === "object" && value !== null && "form" in value && "example" in value;

/** The stored spelling of values that people write in several ways. */
const normalForms: Readonly<Record<string, (text: string) => string>> = {
  mac: (text) => (text.toUpperCase().match(/[0-9A-F]{2}/g) ?? []).join(":"),
};

/** A text that matches the pattern, as it is stored. */
export const normalForm = (pattern: string, text: string): string => normalForms[pattern]?.(text) ?? text;
