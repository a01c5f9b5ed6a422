// Reads the type of a column, which ends where its constraints begin.
import type { TokenCursor } from "./Cursor";
import type { SqlColumn } from "./SqlSchema";

const ENDS_TYPE = new Set(
  "CONSTRAINT NOT NULL PRIMARY UNIQUE CHECK DEFAULT COLLATE REFERENCES GENERATED AS AUTO_INCREMENT AUTOINCREMENT COMMENT ON DEFERRABLE INITIALLY STORAGE COMPRESSION KEY ASC DESC".split(
    " ",
  ),
);

export const isTypeEnd = (cursor: TokenCursor): boolean =>
  cursor.isAtEnd || (!cursor.peek().isQuoted && ENDS_TYPE.has(cursor.peek().text.toUpperCase()));

/** Reads a type such as `timestamp(3) with time zone[]`. */
export const parseType = (cursor: TokenCursor): Pick<SqlColumn, "type" | "sizes" | "isArray"> => {
  const words: string[] = [];
  let sizes: readonly number[] = [];
  let isArray = false;
  while (!isTypeEnd(cursor)) {
    if (cursor.sees("(")) {
      const inside = cursor.group();
      sizes = inside.filter(({ is }) => is === "number").map(({ text }) => Number(text));
    } else if (cursor.takes("[")) {
      isArray = true;
      while (!cursor.isAtEnd && !cursor.takes("]")) cursor.next();
    } else if (cursor.takes("ARRAY")) isArray = true;
    else if (cursor.peek().is === "sign" && !cursor.sees(".")) break;
    else if (cursor.takes(".")) words.pop();
    else words.push(cursor.next().text);
  }
  return { type: words.join(" ").toLowerCase(), sizes, isArray };
};
