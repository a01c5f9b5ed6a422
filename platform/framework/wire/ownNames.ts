// The names that the platform itself gives: columns of its own tables, what it tells of a piece of work, and the parameter by
// which a request is done once. No other file of it says a name that a definition could have.
import { sql } from "kysely";

export const CREATED = "gmt_create";
export const CHANGED = "gmt_update";
export const EXPIRES = "gmt_expire";
export const NEXT = "gmt_next";
/** The same in SQL. */
export const created = sql.ref(CREATED);
export const changed = sql.ref(CHANGED);
export const expires = sql.ref(EXPIRES);
export const next = sql.ref(NEXT);

/** Whose a piece of work is, as its key and as a name. */
export const WHOSE = { key: "user_id", name: "user_name" } as const;

/** What a caller calls its request; 409 says that another has this number. */
export const REQUEST_ID = "request_id";
