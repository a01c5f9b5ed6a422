// Caches prepared statements of the SQLite file, because the platform repeats the same few hundred statements.
import type { SqliteDatabase } from "kysely";
import type Database from "libsql";

// libsql aborts the whole process on a boolean and binds NaN as text, so every value is converted first.
const bindable = (value: unknown): unknown => {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined || (typeof value === "number" && !Number.isFinite(value))) return null;
  if (value === null || typeof value === "number" || typeof value === "string" || typeof value === "bigint")
    return value;
  throw new TypeError(`a ${typeof value} cannot be stored`);
};

const PREPARED = 200;

export const withStatementCache = (database: Database.Database): SqliteDatabase => {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) {
      statements.delete(text);
      statements.set(text, known);
      return known;
    }
    if (/^(create|alter|drop)/i.test(text)) statements.clear();
    const statement = database.prepare<unknown[]>(text);
    const { reader } = statement;
    const wrapped = {
      reader,
      all: (values: readonly unknown[]) => statement.all(values.map(bindable)),
      run: (values: readonly unknown[]) => statement.run(values.map(bindable)),
      iterate: (values: readonly unknown[]) => statement.iterate(values.map(bindable)),
    };
    if (/^(select|with|insert|update|delete)/i.test(text)) statements.set(text, wrapped);
    const oldest = statements.keys().next();
    if (statements.size > PREPARED && !oldest.done) statements.delete(oldest.value);
    return wrapped;
  };
  return { prepare, close: () => void database.close() };
};
