// Runs a scheduled task at once, in addition to its times.
import type { Answer } from "../../../platform/framework/wire/envelope";
import type { SignedRequest } from "../../../platform/framework/Platform";
import { findRow } from "../../../platform/framework/records/find";
import { outsideTransaction } from "../../../platform/framework/records/step";
import { wrongStateFailure } from "../../../platform/framework/records/wrongState";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { isTaskReleased } from "./nextRun";
import { runTask, scheduleOf } from "./runTask";
import { decodeRow } from "../../../platform/framework/storage/codec";

/** Answers the stored task with the result of this run. @throws Failure 519 if the task is not released */
export const runNow = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params, resource } = request;
  const table = tableFor(platform, resource.name);
  const row = await findRow(outsideTransaction(platform), table, caller, params);
  const { schedule } = scheduleOf(platform);
  for (const [name, value] of Object.entries(schedule.when))
    if (!isTaskReleased({ when: { [name]: value } }, row))
      throw wrongStateFailure(platform, table, row, name, [value].flat());
  platform.taskOf?.(row);
  const { stored } = await runTask(platform, row);
  return { data: decodeRow(table, stored), count: 1 };
};
