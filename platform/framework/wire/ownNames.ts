// Names that the platform itself chooses: columns of its own tables, fields in the answer about a job, the parameter
// with the id of a request. Definitions could have the same names, so no other file of the framework has them.
import { sql } from "kysely";

export const CREATED = "gmt_create";
export const CHANGED = "gmt_update";
export const EXPIRES = "gmt_expire";
export const NEXT = "gmt_next";
/** The name of the column above, for SQL. */
export const createdColumn = sql.ref(CREATED);
export const changedColumn = sql.ref(CHANGED);
export const expiresColumn = sql.ref(EXPIRES);
export const nextColumn = sql.ref(NEXT);

/** The account of a job: the names of its key and of its title. */
export const ACCOUNT_OF_JOB = { key: "user_id", name: "user_name" } as const;

/** The parameter with the id of a request. As the context of a 409, it means that another request has the same id. */
export const REQUEST_ID = "request_id";

/** In a refusal: the parameters that the caller adds to the same request to accept what has changed. */
export const AGREE_KEY = "agree";
