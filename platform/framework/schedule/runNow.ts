// Runs a scheduled task at once, in addition to its times.
import type { Answer } from "../wire/envelope";
import type { SignedRequest } from "../Platform";
import { findRow } from "../records/find";
import { outsideStep } from "../records/step";
import { wrongStateFailure } from "../records/wrongState";
import { tableFor } from "../storage/tableFor";
import { isTaskReleased } from "./nextRun";
import { runTask, scheduleOf } from "./runTask";
import { decodeRow } from "../storage/codec";

/** Answers the stored task with the result of this run. @throws Failure 519 if the task is not released */
export const runNow = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params, resource } = request;
  const table = tableFor(platform, resource.name);
  const row = await findRow(outsideStep(platform), table, caller, params);
  const { schedule } = scheduleOf(platform);
  for (const [name, value] of Object.entries(schedule.when))
    if (!isTaskReleased({ when: { [name]: value } }, row))
      throw wrongStateFailure(platform, table, row, name, [value].flat());
  platform.taskOf?.(row);
  const { stored } = await runTask(platform, row);
  return { data: decodeRow(table, stored), count: 1 };
};
