// Rules of duplicates: two devices report the same UID. An operator chooses the one that keeps it, and the device changes.
//   2 old kept: nothing changes      3 new kept: the device gets the new MAC      4 both blocked: the device is disabled
import { type Rules, clearCaches } from "pilothouse/platform";
import { findByKey, tableFor, updateRow } from "pilothouse/platform/storage";
import { DeviceState, DuplicateState, OnlineState } from "../../generated/enums";
import { resources } from "../../generated/resources";

export const deviceDuplicate = {
  setting: async ({ platform, db, now }, stored, values) => {
    const to = Number(values.state ?? stored.state);
    if (to === stored.state || (to !== DuplicateState.new_kept && to !== DuplicateState.both_blocked)) return values;
    const devices = tableFor(platform, resources.device);
    const device = await findByKey(db, devices, stored.uid);
    if (!device) return values;
    if (to === DuplicateState.new_kept) await updateRow(db, devices, device.uid, { mac: stored.new_mac }, now);
    else {
      const blocked = { state: DeviceState.disabled, online: OnlineState.offline };
      await updateRow(db, devices, device.uid, blocked, now);
    }
    clearCaches(platform, devices, ["mac", "state", "online"]);
    return values;
  },
} satisfies Rules<typeof resources.device_duplicate>;
