// Reads the statements of a schema: tables, types, comments and unique indexes.
import { readAlteration, readColumn, readTableConstraint } from "./columns";
import { TokenCursor, splitTokens } from "./Cursor";
import { findByName, type SqlSchema, type SqlTable, type SqlType } from "./SqlSchema";
import { parseStatements, type Token } from "./tokens";
import { parseType } from "./parseType";

interface Reading {
  readonly tables: SqlTable[];
  readonly types: SqlType[];
  readonly passed: (readonly [where: string, reason: string])[];
}

/** Schemas whose names say nothing about their tables. */
const USUAL_SCHEMAS = new Set(["public", "dbo", "main"]);

const skipExists = (cursor: TokenCursor): void => {
  cursor.takes("IF", "NOT", "EXISTS");
  cursor.takes("IF", "EXISTS");
  cursor.takes("ONLY");
};

const tableNamed = ({ tables }: Reading, path: readonly string[]): SqlTable | undefined => {
  const [name = "", schema = ""] = path.toReversed();
  return findByName(
    tables.filter((one) => USUAL_SCHEMAS.has(schema) || schema === "" || one.schema === schema),
    name,
  );
};

const createTable = (cursor: TokenCursor, reading: Reading): void => {
  skipExists(cursor);
  const path = cursor.path();
  const [name = "", schema = ""] = path.toReversed();
  if (cursor.sees("PARTITION", "OF")) return;
  if (!cursor.sees("(")) {
    reading.passed.push([name, "It is made from a query, so the file does not say its columns."]);
    return;
  }
  const table: SqlTable = {
    schema: USUAL_SCHEMAS.has(schema) ? "" : schema,
    name,
    comment: "",
    columns: [],
    key: [],
    unique: [],
    references: [],
    checks: [],
  };
  for (const part of splitTokens(cursor.group(), ","))
    if (part.length > 0 && !readTableConstraint(part, table)) readColumn(part, table);
  if (cursor.sees("INHERITS")) {
    reading.passed.push([name, "Its rows are those of the table that it inherits from."]);
    return;
  }
  // IF NOT EXISTS, or a table that a dump makes again.
  const isThere = reading.tables.some((one) => one.name === name && one.schema === table.schema);
  if (!isThere) reading.tables.push(table);
};

const createType = (cursor: TokenCursor, { types }: Reading): void => {
  const name = cursor.path().at(-1) ?? "";
  if (!cursor.takes("AS", "ENUM")) return;
  const values = cursor.group().flatMap(({ is, text }) => (is === "text" ? [text] : []));
  types.push({ name, values, base: null, isRequired: false, checks: [] });
};

const createDomain = (cursor: TokenCursor, { types }: Reading): void => {
  const name = cursor.path().at(-1) ?? "";
  cursor.takes("AS");
  const base = parseType(cursor);
  const checks: (readonly Token[])[] = [];
  let isRequired = false;
  while (!cursor.isAtEnd)
    if (cursor.takes("CHECK")) checks.push(cursor.group());
    else if (cursor.takes("NOT", "NULL")) isRequired = true;
    else cursor.next();
  types.push({ name, values: [], base, isRequired, checks });
};

const createIndex = (cursor: TokenCursor, reading: Reading): void => {
  cursor.takes("CONCURRENTLY");
  skipExists(cursor);
  while (!cursor.isAtEnd && !cursor.takes("ON")) cursor.next();
  cursor.takes("ONLY");
  const table = tableNamed(reading, cursor.path());
  if (cursor.takes("USING")) cursor.next();
  const parts = splitTokens(cursor.group(), ",");
  // An index of expressions, or of some rows only, is no rule that definitions have.
  const isPlain = !cursor.sees("WHERE") && parts.every((part) => part[0]?.is === "name" && part[1]?.text !== "(");
  if (isPlain) table?.unique.push(parts.map((part) => part[0]?.text ?? ""));
};

const readComment = (cursor: TokenCursor, reading: Reading): void => {
  const isColumn = cursor.takes("COLUMN");
  if (!isColumn && !cursor.takes("TABLE")) return;
  const path = cursor.path();
  if (!cursor.takes("IS") || cursor.peek().is !== "text") return;
  const table = tableNamed(reading, isColumn ? path.slice(0, -1) : path);
  if (table === undefined) return;
  if (!isColumn) table.comment = cursor.peek().text;
  const column = isColumn ? findByName(table.columns, path.at(-1) ?? "") : undefined;
  if (column !== undefined) column.comment = cursor.peek().text;
};

const create = (cursor: TokenCursor, reading: Reading): void => {
  cursor.takes("OR", "REPLACE");
  const isPassing = ["TEMP", "TEMPORARY"].some((word) => cursor.takes(word));
  for (const word of ["GLOBAL", "LOCAL", "UNLOGGED", "FOREIGN"]) cursor.takes(word);
  if (cursor.takes("TABLE")) {
    if (!isPassing) createTable(cursor, reading);
  } else if (cursor.takes("TYPE")) createType(cursor, reading);
  else if (cursor.takes("DOMAIN")) createDomain(cursor, reading);
  else if (cursor.takes("UNIQUE", "INDEX")) createIndex(cursor, reading);
  else if (cursor.takes("VIRTUAL", "TABLE")) {
    skipExists(cursor);
    reading.passed.push([cursor.path().at(-1) ?? "", "It is a virtual table."]);
  } else if (cursor.takes("MATERIALIZED", "VIEW") || cursor.takes("VIEW")) {
    skipExists(cursor);
    reading.passed.push([cursor.path().at(-1) ?? "", "It is a view: its rows are those of other tables."]);
  }
};

/** @throws Refusal */
export const readSchema = (sql: string): SqlSchema => {
  const reading: Reading = { tables: [], types: [], passed: [] };
  for (const tokens of parseStatements(sql)) {
    const cursor = new TokenCursor(tokens);
    if (cursor.takes("CREATE")) create(cursor, reading);
    else if (cursor.takes("ALTER", "TABLE")) {
      skipExists(cursor);
      const table = tableNamed(reading, cursor.path());
      const start = tokens.findIndex(({ text, isQuoted }, at) => at > 1 && !isQuoted && /^(?:add|alter)$/i.test(text));
      if (table !== undefined && start > 0)
        for (const part of splitTokens(tokens.slice(start), ",")) readAlteration(part, table);
    } else if (cursor.takes("COMMENT", "ON")) readComment(cursor, reading);
  }
  return reading;
};
