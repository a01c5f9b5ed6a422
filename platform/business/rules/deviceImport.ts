// A file of devices waits until it is taken in: tasks/deviceFiles.ts. One that lies elsewhere waits for the factory's own importer.
import type { Rules } from "pilothouse/platform";
import type { resources } from "../../generated/resources";
import { queueDeviceFile } from "../devices/deviceFiles";
import { deviceFile } from "../devices/deviceSheet";
import { ImportState } from "../../generated/enums";

export const deviceImport = {
  adding: async ({ caller, language }, values) => ({
    ...values,
    state: ImportState.pending,
    total: 0,
    failed: 0,
    user_id: caller.key,
    lang: language,
  }),
  added: async ({ platform, db }, stored) => {
    if ((await deviceFile(platform, stored.url)) !== null) await queueDeviceFile(platform, db, stored);
    return stored;
  },
} satisfies Rules<typeof resources.device_import>;
