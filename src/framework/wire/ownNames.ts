// Names that belong to the wire itself, independent of definitions. No other file of the framework contains
// a name that a definition could have.

/**
 * Fields of every background task. The platform's own tables have these columns, and so have resources that record
 * imports.
 */
export const taskFields = { account: "user_id", who: "user_name", began: "gmt_create", changed: "gmt_update" } as const;

/** Calls of every resource that imports or exports in the background. */
export const TASK_CALLS = {
  addExport: "export_add",
  getExport: "export_get",
  listExports: "export_list",
  addImport: "import_add",
} as const;

/** Who the console is at a page of a platform: RFC 6749. */
export const CLIENT = "client_id";

/** The field of a body that holds the request's number: a repeated request is performed only once. */
export const REQUEST_ID = "request_id";
