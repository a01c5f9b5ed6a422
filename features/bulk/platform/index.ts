import type { PlatformFeature } from "../../../platform/framework/Feature";
import { bulkHandler as served } from "./bulkHandler";
import { BULK_JOB_KIND, bulkJob } from "./bulkJob";
import { ensureBulkRows } from "./bulkRows";
import { refusedFile } from "./refusedFile";

export const bulk: PlatformFeature = {
  name: "bulk",
  serves: { bulk: served },
  tables: [{ ensure: async (_, db) => ensureBulkRows(db) }],
  jobs: [bulkJob],
  filesOfJobs: { [BULK_JOB_KIND]: refusedFile },
  pages: ["/tasks/:id"],
};
