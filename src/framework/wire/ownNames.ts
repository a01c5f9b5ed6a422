// Names that belong to calls in general and to no definition. Definitions could use the same names, so this is the
// only file of the framework that contains them.

/** Fields of every background task: of the platform's own tables, and of resources with imports. */
export const taskFields = { account: "user_id", who: "user_name", began: "gmt_create", changed: "gmt_update" } as const;

/** Calls of every resource with imports or exports in the background. */
export const TASK_CALLS = {
  addExport: "export_add",
  getExport: "export_get",
  listExports: "export_list",
  addImport: "import_add",
} as const;

/** The parameter with the console's id on a sign-in page of the platform: RFC 6749. */
export const CLIENT_ID_PARAM = "client_id";

/** The field of a body with the id of the request. A repeated request with the id runs only once. */
export const REQUEST_ID = "request_id";
