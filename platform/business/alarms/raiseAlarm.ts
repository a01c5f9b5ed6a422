// Raises an alarm of a device, as the gateway of the devices does.
import type { AnsweredOf, ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  clearCaches,
  inTransaction,
  invalidFailure,
  callerReaches,
  type SignedRequest,
} from "pilothouse/platform";
import { findByKey, findFirstOf, insertRow, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { notifyOfAlarm } from "./notifyOfAlarm";

const { alarm_log, alarm_push, app_device, device } = resources;
type Given = ParamsOf<typeof alarm_log, "raise">;

/**
 * `data`: `pushed`, the number of messages to users.
 * @throws Failure 406 for a device that the caller does not reach
 */
export const raiseAlarm = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform, caller } = request;
  const { uid, type } = request.params;
  const alarms = tableFor(platform, alarm_log);
  const pushed = await inTransaction(request, alarms, async (step) => {
    const { db, now } = step;
    const devices = tableFor(platform, device);
    const found = await findByKey(db, devices, uid);
    if (found === null || !(await callerReaches(step, devices, caller, found)))
      throw invalidFailure<Given>({ uid: "invalid.reference" });
    const owned = await findFirstOf(db, tableFor(platform, app_device), { uid: found.uid });
    const place = { uid: found.uid, comp_id: found.comp_id, zone: found.zone, app_id: owned?.app_id ?? 0 };
    const alarm = await insertRow(db, alarms, { ...place, type }, now);
    return notifyOfAlarm(step, alarm);
  });
  for (const one of [alarm_log, alarm_push]) clearCaches(platform, tableFor(platform, one.table), null);
  return { data: { pushed } satisfies AnsweredOf<typeof alarm_log, "raise">, count: 1 };
};
