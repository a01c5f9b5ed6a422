// Wakes a sleeping device by a packet. A scheduled task later sets the result.
import type { ParamsOf } from "pilothouse/handles";
import { type Answer, checkWhen, findRow, inStep, type SignedRequest, clearCaches } from "pilothouse/platform";
import { decodeRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { WakeState } from "../../generated/enums";
import { resources } from "../../generated/resources";

/** @throws Failure 519 if the device is awake or waking */
export const wakeDevice = async (request: SignedRequest<ParamsOf<typeof resources.wake, "wake">>): Promise<Answer> => {
  const { platform, caller, params } = request;
  const table = tableFor(platform, resources.wake);
  const stored = await inStep(request, table, async (step) => {
    const { db, now } = step;
    const found = await findRow(step, table, caller, params);
    const row = await lockRow(platform.store, db, table, found);
    checkWhen(request, table, row);
    const values = { state: WakeState.waking, gmt_wake: now, count: row.count + 1 };
    return updateRow(db, table, row.uid, values, now);
  });
  clearCaches(platform, table, ["state", "gmt_wake", "count"]);
  return { data: decodeRow(table, stored), count: 1 };
};
