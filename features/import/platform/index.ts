import { TASK_CALLS } from "../../../generator";
import type { PlatformFeature } from "../../../platform/framework/Feature";
import { answerImportRows } from "./handedImports";
import { ensureImportRows } from "./handedRows";
import { importJob } from "./importJob";
import { addImport, listImports } from "./imports";

export const importing: PlatformFeature = {
  name: "import",
  tables: [{ ensure: async (_, db) => ensureImportRows(db) }],
  jobs: [importJob],
  calls: {
    [TASK_CALLS.addImport]: addImport,
    [TASK_CALLS.getImport]: listImports,
    [TASK_CALLS.listImports]: listImports,
  },
  rowsCall: { who: "signed", run: answerImportRows, alone: true },
};
