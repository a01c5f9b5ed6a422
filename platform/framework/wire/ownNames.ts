// Names that the platform itself chooses: columns of its own tables, fields of a job's answer, and the parameter with
// the id of a request. Names that a definition could have too appear in no other file of the framework.
import { sql } from "kysely";

export const CREATED = "gmt_create";
export const CHANGED = "gmt_update";
export const EXPIRES = "gmt_expire";
export const NEXT = "gmt_next";
/** The same columns in SQL. */
export const created = sql.ref(CREATED);
export const changed = sql.ref(CHANGED);
export const expires = sql.ref(EXPIRES);
export const next = sql.ref(NEXT);

/** The account that a job belongs to: its key, and its name. */
export const WHOSE = { key: "user_id", name: "user_name" } as const;

/** The id of a request. As the context of a 409, it means that another request has the same id. */
export const REQUEST_ID = "request_id";

/** Of a refusal: the parameters by which the same request, sent again, agrees to what changed. */
export const AGREE = "agree";
