import type { PlatformFeature } from "../../../platform/framework/Feature";
import { bulk as served } from "./bulk";
import { BULK, bulkJob } from "./bulkJob";
import { ensureBulkRows } from "./bulkRows";
import { refusedFile } from "./refusedFile";

export const bulk: PlatformFeature = {
  name: "bulk",
  serves: { bulk: served },
  tables: [{ ensure: async (_, db) => ensureBulkRows(db) }],
  jobs: [bulkJob],
  filesOfJobs: { [BULK]: refusedFile },
  pages: ["/tasks/:id"],
};
