// Reads conditions from their text. Words are separated by spaces; a value with other signs is quoted: 'it\'s'.
import { isOperator, WHERE_LIMITS, type Condition, type Group, type Where } from "./Where";

/** Thrown for an invalid text. `near`: the word where it becomes invalid. */
export class UnreadableWhere extends Error {
  readonly near: string;
  constructor(near: string) {
    super(`the conditions cannot be read near ${near}`);
    this.name = "UnreadableWhere";
    this.near = near;
  }
}

interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
}

const WORD = /\s+|([()])|'((?:[^'\\]|\\['\\])*)'(?![^\s()])|([^\s()'\\]+)(?![^\s()])/y;
const NEAR = 40;
const FIELD = /^[a-z][a-z0-9_]*$/;

const wordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const at = WORD.lastIndex;
    const found = WORD.exec(text);
    if (found === null) throw new UnreadableWhere(text.slice(at, at + NEAR));
    const [, paren, quoted, bare] = found;
    if (quoted !== undefined) words.push({ text: quoted.replaceAll(/\\(.)/g, "$1"), isQuoted: true });
    else if (paren !== undefined || bare !== undefined) words.push({ text: paren ?? bare ?? "", isQuoted: false });
  }
  return words;
};

const JOINS: Readonly<Record<string, Where["match"]>> = { and: "all", or: "any" };
const joinOf = (word: Word | undefined): Where["match"] | undefined =>
  word === undefined || word.isQuoted || !Object.hasOwn(JOINS, word.text) ? undefined : JOINS[word.text];
const isParen = (word: Word | undefined, paren: "(" | ")"): boolean =>
  word !== undefined && !word.isQuoted && word.text === paren;

/** @throws UnreadableWhere */
export const readWhere = (text: string): Where => {
  if (text.length > WHERE_LIMITS.characters) throw new UnreadableWhere(text.slice(0, NEAR));
  const words = wordsOf(text);
  let at = 0;
  let count = 0;
  function fail(): never {
    throw new UnreadableWhere(words[at]?.text ?? text.slice(-NEAR));
  }

  const readCondition = (): Condition => {
    const [field, operator] = [words[at], words[at + 1]];
    if (field === undefined || field.isQuoted || !FIELD.test(field.text) || joinOf(field) !== undefined) fail();
    at += 1;
    if (operator === undefined || operator.isQuoted || !isOperator(operator.text)) fail();
    at += 1;
    const values: string[] = [];
    for (let word = words[at]; word !== undefined; word = words[at]) {
      if (joinOf(word) !== undefined || isParen(word, ")")) break;
      if (isParen(word, "(")) fail();
      values.push(word.text);
      at += 1;
    }
    count += 1;
    if (count > WHERE_LIMITS.conditions) fail();
    return { field: field.text, operator: operator.text, values };
  };

  /** All parts of a level have the same join, because `a and b or c` could mean two things. */
  const readParts = <Part>(readPart: () => Part): { readonly match: Where["match"]; readonly of: readonly Part[] } => {
    const of = [readPart()];
    let match: Where["match"] | null = null;
    for (let join = joinOf(words[at]); join !== undefined; join = joinOf(words[at])) {
      if (match !== null && match !== join) fail();
      match = join;
      at += 1;
      of.push(readPart());
    }
    return { match: match ?? "all", of };
  };

  const readPart = (): Condition | Group => {
    if (!isParen(words[at], "(")) return readCondition();
    at += 1;
    const group = readParts(readCondition);
    if (!isParen(words[at], ")")) fail();
    at += 1;
    return group;
  };

  const where = readParts(readPart);
  if (at < words.length) fail();
  return where;
};
