import { TASK_CALLS } from "../../../generator";
import type { PlatformFeature } from "../../../platform/framework/Feature";
import { exportedFile } from "./exportedFile";
import { EXPORT_JOB_KIND, exportJob } from "./exportJob";
import { addExport, listExports } from "./exports";
import { moveFormerExports } from "./formerExports";
import { exportsHandler } from "./report";

export const exporting: PlatformFeature = {
  name: "export",
  serves: { exports: exportsHandler },
  tables: [{ ensure: async (_, db) => moveFormerExports(db) }],
  jobs: [exportJob],
  filesOfJobs: { [EXPORT_JOB_KIND]: exportedFile },
  calls: {
    [TASK_CALLS.addExport]: addExport,
    [TASK_CALLS.getExport]: listExports,
    [TASK_CALLS.listExports]: listExports,
  },
};
