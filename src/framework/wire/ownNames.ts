// The names that the wire itself has, whatever a console's definitions call their own. No other file of the framework says one
// that a definition could have.

/** What the platform calls the facts that every kind of long work has: columns of its own, and of a resource that keeps imports. */
export const taskFields = { account: "user_id", who: "user_name", began: "gmt_create", changed: "gmt_update" } as const;

/** Calls of every resource that imports or exports in the background. */
export const TASK_CALLS = {
  addExport: "export_add",
  getExport: "export_get",
  listExports: "export_list",
  addImport: "import_add",
} as const;

/** The body's field by which a request is done once. */
export const REQUEST_ID = "request_id";
