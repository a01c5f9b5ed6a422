import * as z from "zod/mini";
import { deviceImportCalls } from "../../../generated/operate/device_import/deviceImport.calls";
import { text } from "pilothouse/schema";
import { fieldOf, type Importer } from "pilothouse/wire";
import { deviceSynonyms } from "../../../generated/product/device/device.import";
import type { Device } from "../../../generated/product/device/device.schema";

const field = fieldOf<Device>();

/** The fields of a row in a file of devices. One call imports the whole file. */
export const deviceImporter = async (): Promise<Importer> => ({
  call: deviceImportCalls.add,
  natural: [field("uid")],
  alone: [[field("mac")]],
  columnSynonyms: deviceSynonyms,
  fields: z.object({
    [field("uid")]: text({ required: true, max: 64, pattern: "uid" }),
    [field("mac")]: text({ pattern: "mac" }),
  }),
});
