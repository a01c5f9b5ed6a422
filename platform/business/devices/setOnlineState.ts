// Sets a device online or offline. Two records store this state, and both must always agree.
import type { GivenOf, ValueOf } from "pilothouse/handles";
import { clearCaches, type Reading } from "pilothouse/platform";
import { findByKey, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { OnlineState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

/** Sets whether a device is online, in its row and in its connection, and stores `values` in its row. */
export const setOnlineState = async (
  { platform, db }: Reading,
  uid: string,
  online: ValueOf<typeof OnlineState>,
  values: GivenOf<typeof resources.device> = {},
): Promise<void> => {
  const now = platform.now();
  const [devices, states] = [tableFor(platform, resources.device), tableFor(platform, resources.device_state)];
  const isOnline = online === OnlineState.online;
  await updateRow(db, devices, uid, { ...values, online, ...(isOnline && { gmt_online: now }) }, now);
  clearCaches(platform, devices, null);
  const known = await findByKey(db, states, uid);
  if (known === null || (await lockRow(platform.store, db, states, known)).online === online) return;
  const changed = isOnline ? { online, gmt_online: now } : { online, gmt_offline: now, signal: 0 };
  await updateRow(db, states, uid, changed, now);
  clearCaches(platform, states, null);
};
