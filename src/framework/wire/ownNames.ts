// Names that belong to the wire itself and not to a definition. Definitions could use the same names, so no other file
// of the framework contains them.

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
export const CLIENT = "client_id";

/** The field of a body with the id of the request: a repeated request is carried out only once. */
export const REQUEST_ID = "request_id";
