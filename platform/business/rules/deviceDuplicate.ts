// Two devices say they have one UID. Who resolves it chooses the one that keeps it, and the device follows.
//   2 old kept: the record stays      3 new kept: it takes the new MAC      4 both blocked: it is disabled
import type { Rules } from "../../framework/records/rules";
import { tableFor, written } from "../../framework/records/step";
import { byKey } from "../../framework/storage/query";
import { updateRow } from "../../framework/storage/write";

const NEW_KEPT = 3;
const BLOCKED = 4;
const DISABLED = 3;

export const deviceDuplicate = {
  setting: async ({ platform, db, now }, stored, values) => {
    const to = Number(values.state ?? stored.state);
    if (to === Number(stored.state) || (to !== NEW_KEPT && to !== BLOCKED)) return values;
    const devices = tableFor(platform, "device");
    const device = await byKey(db, devices, stored.uid);
    if (!device) return values;
    const change = to === NEW_KEPT ? { mac: stored.new_mac } : { state: DISABLED, online: 0 };
    await updateRow(db, devices, device.uid, change, now);
    written(platform, devices, Object.keys(change));
    return values;
  },
} satisfies Rules;
