// Sends a packet that wakes a sleeping device. A scheduled task later sets the result: an activated device is awake and
// online, any other device cannot be woken.
import type { ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  checkWhen,
  clearCaches,
  findRow,
  inTransaction,
  type Platform,
  platformZone,
  type Reading,
  type SignedRequest,
} from "pilothouse/platform";
import { decodeRow, findByKey, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { localTimeOf, dayOfClock, secondsOfClock } from "pilothouse/schema";
import { DeviceState, OnlineState, WakeState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { setOnlineState } from "./setOnlineState";

const { device, wake } = resources;

/** How many seconds a device may take to answer the packet. */
const PATIENCE = 10;

/** The first second of today, in the platform's zone. */
const midnight = ({ settings, now }: Pick<Platform, "settings" | "now">): number => {
  const zone = platformZone(settings);
  return secondsOfClock(dayOfClock(localTimeOf(now(), zone)), zone);
};

/** @throws Failure 519 if the device is awake or waking */
export const wakeDevice = async (request: SignedRequest<ParamsOf<typeof resources.wake, "wake">>): Promise<Answer> => {
  const { platform, caller, params } = request;
  const table = tableFor(platform, resources.wake);
  const stored = await inTransaction(request, table, async (step) => {
    const { db, now } = step;
    const found = await findRow(step, table, caller, params);
    const row = await lockRow(platform.store, db, table, found);
    checkWhen(request, table, row);
    const values = {
      state: WakeState.waking,
      gmt_wake: now,
      count: row.gmt_wake < midnight(platform) ? 1 : row.count + 1,
    };
    return updateRow(db, table, row.uid, values, now);
  });
  clearCaches(platform, table, ["state", "gmt_wake", "count"]);
  return { data: decodeRow(table, stored), count: 1 };
};

/** Sets the results of sent packets and starts the count of a new day. Answers the number of results. */
export const recordWakeResults = async (reading: Reading): Promise<number> => {
  const { platform, db } = reading;
  const now = platform.now();
  const table = tableFor(platform, wake);
  const sent = await typedDatabase(db)
    .selectFrom(wake.table)
    .select("uid")
    .where("state", "=", WakeState.waking)
    // This includes times in the future, which were stored while a clock was ahead.
    .where((of) => of.or([of("gmt_wake", "<=", now - PATIENCE), of("gmt_wake", ">", now + PATIENCE)]))
    .execute();
  for (const { uid } of sent) {
    const woken = await findByKey(db, tableFor(platform, device), uid);
    const isActive = woken?.state === DeviceState.activated;
    if (isActive) await setOnlineState(reading, uid, OnlineState.online);
    await updateRow(db, table, uid, { state: isActive ? WakeState.awake : WakeState.unreachable }, now);
  }
  const counted = await typedDatabase(db)
    .selectFrom(wake.table)
    .select("uid")
    .where("count", ">", 0)
    .where("gmt_wake", "<", midnight(platform))
    .execute();
  for (const { uid } of counted) await updateRow(db, table, uid, { count: 0 }, now);
  if (sent.length + counted.length > 0) clearCaches(platform, table, null);
  return sent.length;
};
