import { type RawBuilder, sql } from "kysely";

/** A value of the definitions as an SQL literal, because indexes and declarations cannot have parameters. */
export const literal = (value: string | number): RawBuilder<unknown> =>
  sql.lit(typeof value === "number" ? value : value.replaceAll("\0", ""));
