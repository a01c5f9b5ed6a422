// Rules of duplicates: two devices report the same UID, and an operator decides which device keeps it.
//   2 old kept: nothing changes 3 new kept: the device gets the new MAC, and its licence moves to that MAC
//   4 both blocked: the device is disabled and offline
import { type Reading, type Rules, clearCaches } from "pilothouse/platform";
import { columnFor, findByKey, oneOf, readRows, tableFor, updateRow, whereOf } from "pilothouse/platform/storage";
import { DeviceState, DuplicateState, LicenseState, OnlineState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { setOnlineState } from "./setOnlineState";

const replace = async ({ platform, db }: Reading, uid: string, mac: string): Promise<void> => {
  const [devices, licences] = [tableFor(platform, resources.device), tableFor(platform, resources.license)];
  const now = platform.now();
  await updateRow(db, devices, uid, { mac }, now);
  for (const { lic_code, state } of await readRows(db, licences, whereOf([oneOf(columnFor(licences, "uid"), [uid])])))
    if (state === LicenseState.granted) await updateRow(db, licences, lic_code, { grant_mac: mac }, now);
  clearCaches(platform, devices, ["mac"]);
  clearCaches(platform, licences, ["grant_mac"]);
};

export const deviceDuplicateRules = {
  setting: async (step, stored, values) => {
    const { platform, db } = step;
    const to = values.state ?? stored.state;
    if (to === stored.state || (to !== DuplicateState.new_kept && to !== DuplicateState.both_blocked)) return values;
    const device = await findByKey(db, tableFor(platform, resources.device), stored.uid);
    if (!device) return values;
    if (to === DuplicateState.new_kept) await replace(step, device.uid, stored.new_mac);
    else await setOnlineState(step, device.uid, OnlineState.offline, { state: DeviceState.disabled });
    return values;
  },
} satisfies Rules<typeof resources.device_duplicate>;
