// Names that belong to the wire itself, whatever the definitions of a console are called. No other file of the framework contains
// a name that a definition could have.

/** The platform's names for what is known of every background task. They are columns of its own, and of a resource that keeps imports. */
export const taskFields = { account: "user_id", who: "user_name", began: "gmt_create", changed: "gmt_update" } as const;

/** Calls of every resource that imports or exports in the background. */
export const TASK_CALLS = {
  addExport: "export_add",
  getExport: "export_get",
  listExports: "export_list",
  addImport: "import_add",
} as const;

/** The field of a body that holds the request's number: a repeated request is performed only once. */
export const REQUEST_ID = "request_id";
