import { type RawBuilder, sql } from "kysely";

/** A value of the definitions within the SQL: neither indexes nor declarations can have parameters. */
export const literal = (value: string | number): RawBuilder<unknown> =>
  sql.lit(typeof value === "number" ? value : value.replaceAll("\0", ""));
