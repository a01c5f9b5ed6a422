// Runs a scheduled task now, besides its own times.
import { Failure, invalid } from "../wire/Failure";
import type { Answer, SignedRequest } from "../server/Platform";
import { findRow } from "../records/find";
import { reading, tableFor } from "../records/step";
import { maintenanceOf } from "../../business/maintenance/maintenance";
import { isReleased } from "./nextRun";
import { runTask, scheduled } from "./runTask";
import { decodeRow } from "../storage/codec";

/** `affected` of the answer: how many records it counted, removed or changed. */
export const runCron = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params, resource } = request;
  const table = tableFor(platform, resource.name);
  const row = await findRow(reading(platform), table, caller, params);
  if (!isReleased(scheduled(platform).schedule, row))
    throw new Failure(519, null, { fields: { state: "invalid.transition" } });
  if (!maintenanceOf(row)) throw invalid({ "param.task": "invalid.work" });
  const { stored } = await runTask(platform, row);
  return { data: decodeRow(table, stored), count: 1 };
};
