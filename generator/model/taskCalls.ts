// Names of calls that mean the same for every resource: a definition that has one of them imports or exports in the background.
export const TASK_CALLS = {
  addExport: "export_add",
  getExport: "export_get",
  listExports: "export_list",
  addImport: "import_add",
  getImport: "import_get",
  listImports: "import_list",
} as const;
