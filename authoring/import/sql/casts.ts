// Removes casts, which PostgreSQL writes around every value.
import { TokenCursor } from "./Cursor";
import type { Token } from "./tokens";

const TYPE_WORDS =
  /^(?:character|varying|varchar|text|bpchar|char|double|precision|numeric|decimal|real|int|integer|bigint|smallint|timestamp|time|date|with|without|zone|regclass|boolean|jsonb?|interval|inet|uuid|bytea|name|citext|float|money)$/i;

/** The tokens without casts such as ::character varying[]. */
export const withoutCasts = (tokens: readonly Token[]): readonly Token[] => {
  const cursor = new TokenCursor(tokens);
  const kept: Token[] = [];
  while (!cursor.isAtEnd) {
    if (!cursor.takes("::")) {
      kept.push(cursor.next());
      continue;
    }
    cursor.path();
    while (!cursor.isAtEnd && cursor.peek().is === "name" && TYPE_WORDS.test(cursor.peek().text)) cursor.next();
    if (cursor.sees("(") && cursor.peek(1).is === "number") cursor.group();
    while (cursor.takes("TIME", "ZONE") || cursor.takes("WITH") || cursor.takes("WITHOUT"));
    while (cursor.takes("[")) while (!cursor.isAtEnd && !cursor.takes("]")) cursor.next();
  }
  return kept;
};
