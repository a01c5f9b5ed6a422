// JSON that keeps all digits of numbers, because a JavaScript number holds integers only up to 2^53.
import { parseJson } from "../../../shared/schema/parseJson";
import { isLongInteger } from "../../../shared/schema/readNumber";

/** A number as the host wrote it. */
export class WrittenNumber {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** Marks a number that is a text while the JSON is parsed. No text of a host contains this mark. */
const MARK = `\u0000${Math.random()}:`;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const MARKED = new RegExp(
  `"${JSON.stringify(MARK)
    .slice(1, -1)
    .replaceAll(/[\\.]/g, String.raw`\$&`)}([^"]+)"`,
  "g",
);

/** Long integers that hosts sent as numbers. They are sent back as numbers. */
const answered = new Set<string>();

/** Parses JSON. `read` replaces each number that would lose digits. A text without such numbers is parsed normally. */
const parseMarked = (
  text: string,
  isChanged: (number: string) => boolean,
  read: (number: string) => unknown,
): unknown => {
  let found = false;
  const marked = text.replaceAll(STRING_OR_NUMBER, (token) => {
    if (token.startsWith('"') || !isChanged(token)) return token;
    found = true;
    return JSON.stringify(`${MARK}${token}`);
  });
  return found
    ? parseJson(marked, (_, value) =>
        typeof value === "string" && value.startsWith(MARK) ? read(value.slice(MARK.length)) : value,
      )
    : parseJson(text);
};

/** Parses JSON, with long integers as texts. Undefined if the text is not JSON. */
export const readJson = (text: string): unknown =>
  /\d{16}/.test(text)
    ? parseMarked(text, isLongInteger, (number) => {
        answered.add(number);
        return number;
      })
    : parseJson(text);

/** Parses JSON. A number that JavaScript would write in another way (1.0, 2e3) becomes a WrittenNumber. */
export const readWrittenJson = (text: string): unknown =>
  parseMarked(
    text,
    (number) => String(Number(number)) !== number,
    (number) => new WrittenNumber(number),
  );

/** Writes long integers in a request as the host wrote them. */
export const withOriginalNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withOriginalNumbers)
    : typeof value === "string" && answered.has(value)
      ? new WrittenNumber(value)
      : value;

export const writeJson = (value: unknown): string => {
  let found = false;
  const text = JSON.stringify(value, (_, held: unknown) => {
    if (!(held instanceof WrittenNumber)) return held;
    found = true;
    return `${MARK}${held}`;
  });
  return found ? text.replaceAll(MARKED, "$1") : text;
};
