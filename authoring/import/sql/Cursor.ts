// Reads the tokens of a statement one after the other.
import type { Token } from "./tokens";

const NOTHING: Token = { is: "sign", text: "", isQuoted: false };

export class TokenCursor {
  #at = 0;

  constructor(readonly tokens: readonly Token[]) {}

  get isAtEnd(): boolean {
    return this.#at >= this.tokens.length;
  }

  peek(ahead = 0): Token {
    return this.tokens[this.#at + ahead] ?? NOTHING;
  }

  next(): Token {
    const token = this.peek();
    this.#at += 1;
    return token;
  }

  /** Whether these keywords or signs come next. */
  sees(...words: readonly string[]): boolean {
    return words.every((word, ahead) => {
      const { is, text, isQuoted } = this.peek(ahead);
      return !isQuoted && is !== "text" && text.toUpperCase() === word;
    });
  }

  /** Passes these keywords or signs if they come next. */
  takes(...words: readonly string[]): boolean {
    const isThere = this.sees(...words);
    if (isThere) this.#at += words.length;
    return isThere;
  }

  /** The tokens between the parenthesis that comes next and its partner. Passes both. */
  group(): readonly Token[] {
    if (!this.takes("(")) return [];
    const start = this.#at;
    for (let depth = 1; !this.isAtEnd; this.#at += 1) {
      if (this.sees("(")) depth += 1;
      if (this.sees(")")) depth -= 1;
      if (depth === 0) break;
    }
    const inside = this.tokens.slice(start, this.#at);
    this.#at += 1;
    return inside;
  }

  /** A name such as public.device, as its parts. */
  path(): readonly string[] {
    const parts = [this.next().text];
    while (this.takes(".")) parts.push(this.next().text);
    return parts;
  }
}

const depthAfter = ({ is, text }: Token, depth: number): number =>
  is !== "sign" ? depth : text === "(" || text === "[" ? depth + 1 : text === ")" || text === "]" ? depth - 1 : depth;

/** The parts between these words or signs that are in no parenthesis. */
export const splitTokens = (tokens: readonly Token[], word: string): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth = depthAfter(token, depth);
    const isHere = depth === 0 && token.is !== "text" && !token.isQuoted && token.text.toUpperCase() === word;
    if (isHere) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
};

/** The tokens without parentheses around all of them. */
export const stripParentheses = (tokens: readonly Token[]): readonly Token[] => {
  const cursor = new TokenCursor(tokens);
  if (!cursor.sees("(")) return tokens;
  const inside = cursor.group();
  return cursor.isAtEnd && inside.length > 0 ? stripParentheses(inside) : tokens;
};
