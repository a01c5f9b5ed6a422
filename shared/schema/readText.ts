import type { Fail } from "./field";

/** No store keeps a NUL in a text, and half a surrogate pair would be replaced with another character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for this character
const UNSTORABLE = /[\u0000]|[\uD800-\uDFFF]/u;

/** Text, or a number as text. Anything else is reported as an error. */
export function readText(input: unknown, fail: Fail): string {
  if (typeof input === "number" && Number.isFinite(input)) {
    return String(input);
  }
  if (typeof input !== "string" || UNSTORABLE.test(input)) {
    fail("standard");
    return "";
  }
  return input;
}

export const isBlank = (input: unknown): boolean => typeof input === "string" && input.trim() === "";
