import type { FileOfJob } from "../../../platform/framework/Platform";
import { DONE } from "../../../platform/framework/queue/Job";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import { noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { exportKey, readExportOrder } from "./exportJob";
import { mayStillDownload } from "./exportReach";

/**
 * The file of a completed export.
 * @throws Failure 513 if it was made with a right, a company or a role that the caller no longer has
 */
export const exportedFile: FileOfJob = async ({ platform, caller }, job) => {
  if (job.state !== DONE) return null;
  const table = platform.tables.get(job.resource);
  const { reach, file } = readExportOrder(parseStored(job.payload));
  if (!(table && mayStillDownload(platform, table, caller, reach))) throw noPermissionFailure();
  return { name: file, key: exportKey(job) };
};
