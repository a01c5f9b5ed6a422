import * as z from "zod/mini";
import { deviceImportCalls } from "../../../generated/operate/device_import/deviceImport.calls";
import { text } from "pilothouse/schema";
import { fieldOf, type Importer } from "pilothouse/wire";
import type { Device } from "../../../generated/product/device/device.schema";

const field = fieldOf<Device>();

/** What a row of a file of devices holds. The file goes as a whole, to the call that takes it in. */
export const deviceImporter = async (): Promise<Importer> => ({
  call: deviceImportCalls.add,
  natural: [field("uid")],
  fields: z.object({
    [field("uid")]: text({ required: true, max: 64, pattern: "uid" }),
    [field("mac")]: text({ pattern: "mac" }),
  }),
});
