// Steps through printed code: blanks, words, numbers and quoted texts as the formatter writes them. Whatever else may stand
// between them in TypeScript (comments, templates, regular expressions, escapes nobody writes) is left to a whole parser.

/** Thrown to hand a whole file to TypeScript's parser. */
export const BEYOND = new Error("beyond what is printed");

const WORD = /[A-Za-z_$][\w$]*/y;
const NUMBER = /(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w$.])/y;
const ARROW = /\( ?([A-Za-z_$][\w$]*)? ?\) =>/y;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", '"': '"', "'": "'", "\\": "\\" };
const HEX = /^[0-9a-fA-F]{4}$/;
/** What ends a line for JavaScript, or nobody sees. */
const RAW = /[\n\r\t\u2028\u2029]/;
const SPACE = 32;
const NEWLINE = 10;

export class Scanner {
  private at: number;
  private broke = false;
  constructor(
    private readonly code: string,
    start: number,
  ) {
    this.at = start;
    this.blanks();
  }

  private blanks(): void {
    this.broke = false;
    for (
      let code = this.code.charCodeAt(this.at);
      code === SPACE || code === NEWLINE;
      code = this.code.charCodeAt(++this.at)
    )
      if (code === NEWLINE) this.broke = true;
  }

  /** Refuses a line's end where it would mean something. */
  sameLine(): void {
    if (this.broke) throw BEYOND;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.code);
    if (found === null) return null;
    this.at = pattern.lastIndex;
    this.blanks();
    return found;
  }

  isAtEnd(): boolean {
    return this.at === this.code.length;
  }

  /** The character that comes next. */
  next(): string {
    return this.code.charAt(this.at);
  }

  /** Steps over `sign`, which is no part of a word. */
  takes(sign: string): boolean {
    if (!this.code.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    this.blanks();
    return true;
  }

  expect(sign: string): void {
    if (!this.takes(sign)) throw BEYOND;
  }

  /** The word that comes next; null when none does. */
  word(): string | null {
    return this.match(WORD)?.[0] ?? null;
  }

  name(): string {
    const word = this.word();
    if (word === null) throw BEYOND;
    return word;
  }

  /** Steps over a word of the language and what separates it from the next, which stands on the same line. */
  takesWord(word: string): boolean {
    const { at, broke } = this;
    if (this.word() === word) {
      this.sameLine();
      return true;
    }
    this.at = at;
    this.broke = broke;
    return false;
  }

  expectWord(word: string): void {
    if (!this.takesWord(word)) throw BEYOND;
  }

  /** `satisfies`, which on a line of its own would be a statement. */
  satisfies(): boolean {
    return !this.broke && this.takesWord("satisfies");
  }

  /** Whether the next is the end of an element. */
  isClosing(): boolean {
    return this.code.startsWith("</", this.at);
  }

  isNumber(): boolean {
    const first = this.next();
    return first === "-" || (first >= "0" && first <= "9");
  }

  number(): number {
    const found = this.match(NUMBER);
    if (found === null) throw BEYOND;
    return Number(found[0]);
  }

  /** `() =>` or `(m) =>`: its parameters; null when no arrow function begins here. */
  arrow(): readonly string[] | null {
    const found = this.match(ARROW);
    if (found === null) return null;
    return found[1] === undefined ? [] : [found[1]];
  }

  isQuoted(): boolean {
    const first = this.next();
    return first === '"' || first === "'";
  }

  /** A string literal's text. */
  quoted(): string {
    if (!this.isQuoted()) throw BEYOND;
    const { code } = this;
    const quote = this.next();
    const start = this.at + 1;
    let end = start;
    let isPlain = true;
    for (; code.charAt(end) !== quote; end++) {
      if (end >= code.length) throw BEYOND;
      if (code.charAt(end) !== "\\") continue;
      isPlain = false;
      end++;
    }
    const body = code.slice(start, end);
    if (RAW.test(body)) throw BEYOND;
    this.at = end + 1;
    this.blanks();
    return isPlain ? body : unescaped(body);
  }

  /** The text of an attribute, between whose quotes JSX knows entities and no escapes. */
  attributeText(): string {
    const end = this.code.indexOf(this.next(), this.at + 1);
    const body = this.code.slice(this.at + 1, end);
    if (end < 0 || RAW.test(body) || body.includes("&") || body.includes("\\")) throw BEYOND;
    this.at = end + 1;
    this.blanks();
    return body;
  }
}

const unescaped = (body: string): string => {
  let text = "";
  for (let at = 0; at < body.length; at++) {
    const character = body.charAt(at);
    if (character !== "\\") {
      text += character;
      continue;
    }
    at++;
    const letter = body.charAt(at);
    const hex = body.slice(at + 1, at + 5);
    const plain = ESCAPES[letter];
    if (plain !== undefined) text += plain;
    else if (letter === "u" && HEX.test(hex)) {
      text += String.fromCharCode(Number.parseInt(hex, 16));
      at += 4;
    } else throw BEYOND;
  }
  return text;
};
