// Reads the definition of a column or of a constraint in CREATE TABLE and ALTER TABLE.
import { TokenCursor, splitTokens } from "./Cursor";
import { isTypeEnd, parseType } from "./parseType";
import { findByName, type SqlColumn, type SqlReference, type SqlTable } from "./SqlSchema";
import type { Token } from "./tokens";

const namesIn = (tokens: readonly Token[]): readonly string[] =>
  splitTokens(tokens, ",").flatMap((part) => part[0]?.text ?? []);

const referenceIn = (cursor: TokenCursor, columns: readonly string[]): SqlReference => {
  const table = cursor.path().at(-1) ?? "";
  const to = cursor.sees("(") ? namesIn(cursor.group()) : [];
  let isWeak = false;
  while (cursor.sees("ON") || cursor.sees("MATCH")) {
    if (cursor.takes("MATCH")) cursor.next();
    const isDeletion = cursor.takes("ON") && cursor.next().text.toUpperCase() === "DELETE";
    if (cursor.takes("SET")) {
      cursor.next();
      isWeak ||= isDeletion;
    } else if (cursor.takes("NO")) cursor.next();
    else if (cursor.sees("CASCADE") || cursor.sees("RESTRICT")) cursor.next();
  }
  return { columns, table, to, isWeak };
};

/** Reads a default: one value at least, even if it is NULL. */
const standardIn = (cursor: TokenCursor): readonly Token[] => {
  const tokens: Token[] = [];
  do {
    const { is, text } = cursor.peek();
    if (is === "sign" && text === "(") {
      const group = cursor.group();
      const sign = { is: "sign", isQuoted: false } as const;
      tokens.push({ ...sign, text: "(" }, ...group, { ...sign, text: ")" });
    } else tokens.push(cursor.next());
  } while (!isTypeEnd(cursor));
  return tokens;
};

const readConstraint = (cursor: TokenCursor, table: SqlTable, column: SqlColumn): void => {
  const own = [column.name];
  if (cursor.takes("CONSTRAINT")) cursor.next();
  else if (cursor.takes("NOT", "NULL")) column.isRequired = true;
  else if (cursor.takes("NULL")) column.isRequired = false;
  else if (cursor.takes("PRIMARY", "KEY")) table.key = own;
  else if (cursor.takes("UNIQUE")) table.unique.push(own);
  else if (cursor.takes("CHECK")) table.checks.push(cursor.group());
  else if (cursor.takes("DEFAULT")) column.standard = standardIn(cursor);
  else if (cursor.takes("REFERENCES")) table.references.push(referenceIn(cursor, own));
  else if (cursor.takes("COMMENT")) column.comment = cursor.next().text;
  else if (cursor.takes("AUTOINCREMENT") || cursor.takes("AUTO_INCREMENT")) column.isCounted = true;
  else if (cursor.takes("AS")) {
    if (cursor.takes("IDENTITY")) column.isCounted = true;
    else if (cursor.sees("(")) column.isComputed = true;
    if (cursor.sees("(")) cursor.group();
  } else if (cursor.takes("COLLATE")) cursor.path();
  else if (cursor.sees("(")) cursor.group();
  else cursor.next();
};

const COUNTED = /^(?:small|big)?serial[248]?$/;

export const readColumn = (tokens: readonly Token[], table: SqlTable): void => {
  const cursor = new TokenCursor(tokens);
  const name = cursor.next().text;
  const held = parseType(cursor);
  const column: SqlColumn = {
    name,
    ...held,
    type: held.type.replace(/ (?:unsigned|zerofill|signed)\b/g, ""),
    isRequired: false,
    standard: null,
    isCounted: COUNTED.test(held.type),
    isComputed: false,
    comment: "",
  };
  table.columns.push(column);
  while (!cursor.isAtEnd) readConstraint(cursor, table, column);
};

const TABLE_WORDS = ["CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN", "EXCLUDE", "LIKE"];
/** MySQL writes indexes among the columns. */
const isIndex = (cursor: TokenCursor): boolean =>
  (cursor.sees("KEY") || cursor.sees("INDEX")) &&
  cursor.peek(2).text === "(" &&
  cursor.peek(3).is === "name" &&
  cursor.peek(1).is === "name";

/** Reads a constraint of a table. Answers false if the tokens are those of a column. */
export const readTableConstraint = (tokens: readonly Token[], table: SqlTable): boolean => {
  const cursor = new TokenCursor(tokens);
  if (isIndex(cursor)) return true;
  if (!TABLE_WORDS.some((word) => cursor.sees(word))) return false;
  if (cursor.takes("CONSTRAINT")) cursor.next();
  if (cursor.takes("PRIMARY", "KEY")) {
    while (!cursor.isAtEnd && !cursor.sees("(")) cursor.next();
    table.key = namesIn(cursor.group());
  } else if (cursor.takes("UNIQUE")) {
    while (!cursor.isAtEnd && !cursor.sees("(")) cursor.next();
    table.unique.push(namesIn(cursor.group()));
  } else if (cursor.takes("CHECK")) table.checks.push(cursor.group());
  else if (cursor.takes("FOREIGN", "KEY")) {
    while (!cursor.isAtEnd && !cursor.sees("(")) cursor.next();
    const columns = namesIn(cursor.group());
    if (cursor.takes("REFERENCES")) table.references.push(referenceIn(cursor, columns));
  }
  return true;
};

/** Reads what ALTER TABLE does to a table. */
export const readAlteration = (tokens: readonly Token[], table: SqlTable): void => {
  const cursor = new TokenCursor(tokens);
  if (cursor.takes("ADD")) {
    const rest = tokens.slice(1);
    if (readTableConstraint(rest, table)) return;
    const isNamed = cursor.takes("COLUMN");
    const isCareful = cursor.takes("IF", "NOT", "EXISTS");
    readColumn(rest.slice((isNamed ? 1 : 0) + (isCareful ? 3 : 0)), table);
    return;
  }
  if (!cursor.takes("ALTER")) return;
  cursor.takes("COLUMN");
  const column = findByName(table.columns, cursor.next().text);
  if (column === undefined) return;
  if (cursor.takes("SET", "NOT", "NULL")) column.isRequired = true;
  else if (cursor.takes("SET", "DEFAULT")) column.standard = standardIn(cursor);
  else if (cursor.takes("ADD", "GENERATED")) column.isCounted = true;
};
