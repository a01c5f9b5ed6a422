// A file of devices is looked at when it is handed in: what is no xlsx file, or names no UID, is refused at once. One that
// lies elsewhere waits for the factory's own importer. What becomes of it then: ../tasks/deviceFiles.ts.
import { invalid } from "../Failure";
import type { Rules } from "../records/rules";
import { deviceFile, openDeviceSheet, queueDeviceFile } from "../tasks/deviceFiles";
import { WAITING } from "../tasks/importRecords";

export const deviceImport = {
  adding: async ({ platform, caller, language }, values) => {
    const file = await deviceFile(platform, values.url);
    if (file !== null) {
      const { devices } = await openDeviceSheet(file);
      if ((await devices.next()).done === true) throw invalid({ url: "invalid.deviceFile" });
    }
    return { ...values, state: WAITING, total: 0, failed: 0, user_id: caller.key, lang: language };
  },
  added: async ({ platform, db }, stored) => {
    if ((await deviceFile(platform, stored.url)) !== null) await queueDeviceFile(platform, db, stored);
    return stored;
  },
} satisfies Rules;
