import type { FeatureName } from "../definition/features";

// Names of calls for background tasks. A resource with such a call imports or exports in the background.
export const TASK_CALLS = {
  addExport: "export_add",
  getExport: "export_get",
  listExports: "export_list",
  addImport: "import_add",
  getImport: "import_get",
  listImports: "import_list",
} as const;

/** The features with the code for such calls. */
export const FEATURE_CALLS: ReadonlyMap<string, FeatureName> = new Map([
  [TASK_CALLS.addExport, "export"],
  [TASK_CALLS.getExport, "export"],
  [TASK_CALLS.listExports, "export"],
  [TASK_CALLS.addImport, "import"],
  [TASK_CALLS.getImport, "import"],
  [TASK_CALLS.listImports, "import"],
]);
