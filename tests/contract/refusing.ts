// Makes PostgreSQL refuse statements from time to time, like a distributed engine, so that the whole transaction must
// be repeated. PostgreSQL itself raises the error, so the transaction is really aborted.
import pg from "pg";

/**
 * Error codes of PostgreSQL and compatible engines after which a client runs its transaction again: a conflict and a
 * deadlock.
 */
const CODES = ["40001", "40P01"];

const textOf = (given: unknown): string =>
  typeof given === "string"
    ? given
    : typeof given === "object" && given !== null && "text" in given
      ? String(given.text)
      : "";
/** Statements that undo work or only begin it are never refused. */
const isSpared = (text: string): boolean => /^\s*(rollback|release|begin|set|start)\b/i.test(text);

/**
 * Makes about one statement in `every` fail, on all connections of this process. `count` answers how many failed, `end`
 * stops it.
 */
export const refuseStatements = (every: number): { readonly count: () => number; readonly end: () => void } => {
  const { query } = pg.Client.prototype;
  let refused = 0;
  pg.Client.prototype.query = function refuse(this: pg.Client, ...given: readonly unknown[]) {
    const isRefused = !isSpared(textOf(given[0])) && Math.random() * every < 1;
    if (!isRefused) return Reflect.apply(query, this, given);
    refused += 1;
    const code = CODES[refused % CODES.length];
    const callback = given.at(-1);
    const raise = `do $$ begin raise sqlstate '${code}' using message = 'refused by the test'; end $$`;
    return Reflect.apply(query, this, [raise, ...(typeof callback === "function" ? [callback] : [])]);
  };
  return {
    count: () => refused,
    end: () => {
      pg.Client.prototype.query = query;
    },
  };
};
