import * as z from "zod/mini";
import { deviceImportCalls } from "../../../generated/operate/device_import/deviceImport.calls";
import { text } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";

/** What a row of a file of devices holds. The file goes as a whole, to the call that takes it in. */
export const deviceImporter = async (): Promise<Importer> => ({
  call: deviceImportCalls.add,
  natural: ["uid"],
  fields: z.object({ uid: text({ required: true, max: 64, pattern: "uid" }), mac: text({ pattern: "mac" }) }),
});
