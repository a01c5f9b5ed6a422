// Scalars of the plain YAML that quickYaml reads. Whatever YAML's rules might see differently is left to the real parser.

/** Thrown to hand a whole text to the real parser. */
export const BEYOND = new Error("beyond plain YAML");

export const INTEGER = /^-?[1-9]\d*$|^0$/;
const DECIMAL = /^-?\d+\.\d+$/;
/** Every other form YAML takes for a number. */
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$|^0[ox]|^[-+]?\.(?:inf|nan)$/i;
const WORD = /^(?:true|false|null|~)$/i;
/** What may begin a number or a word; most texts begin otherwise. */
const SUSPICIOUS = /^[-+.0-9tTfFnN~]/;
const FORBIDDEN_START = /^(?:[&*!|>%@`?,\]}#:"']|- |-$)/;
const FORBIDDEN = /: |:$| #/;

/** The value of an unquoted scalar without blanks at its ends. */
export const plainScalar = (text: string): string | number | boolean | null => {
  if (text === "" || FORBIDDEN_START.test(text) || FORBIDDEN.test(text)) throw BEYOND;
  if (!SUSPICIOUS.test(text)) return text;
  if (text === "true") return true;
  if (text === "false") return false;
  if (text === "null") return null;
  if (INTEGER.test(text) || DECIMAL.test(text)) {
    const value = Number(text);
    if (!Number.isSafeInteger(value) && !DECIMAL.test(text)) throw BEYOND;
    return Object.is(value, -0) ? 0 * value : value;
  }
  if (NUMBER.test(text) || WORD.test(text)) throw BEYOND;
  return text;
};

/** A map's key as it stands. */
export const plainKey = (text: string): string => {
  const numeric = text.charCodeAt(0) < 58;
  if (numeric ? NUMBER.test(text) && !INTEGER.test(text) : WORD.test(text)) throw BEYOND;
  return text;
};

/** The escapes people write between double quotes; YAML has many more. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
]);

const unescaped = (_: string, letter: string): string => {
  const character = ESCAPES.get(letter);
  if (character === undefined) throw BEYOND;
  return character;
};

/** Where the quote that began before `from` ends: not at one that is doubled, or escaped. */
const endOf = (line: string, quote: string, from: number): number => {
  for (let at = from; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === "\\" && quote === '"') at++;
    else if (character === quote) {
      if (quote === '"' || line.charAt(at + 1) !== quote) return at;
      at++;
    }
  }
  throw BEYOND;
};

/** Reads the quoted text that begins at `start`; answers it and where it ends. */
export const quotedScalar = (line: string, start: number): readonly [value: string, end: number] => {
  const quote = line.charAt(start);
  const end = endOf(line, quote, start + 1);
  const body = line.slice(start + 1, end);
  if (quote === "'") return [body.replaceAll("''", "'"), end + 1];
  return [body.includes("\\") ? body.replaceAll(/\\(.)/gsu, unescaped) : body, end + 1];
};
