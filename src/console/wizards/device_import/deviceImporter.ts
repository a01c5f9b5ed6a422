import { deviceImportCalls } from "../../../generated/operate/device_import/deviceImport.calls";
import type { Importer } from "../../../framework/wire/contract";

/** What a row of a file of devices holds. The file goes as a whole, to the call that takes it in. */
export const deviceImporter = async (): Promise<Importer> => ({
  call: deviceImportCalls.add,
  natural: ["uid"],
  fields: [
    {
      name: "uid",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 64, pattern: "uid" } },
    },
    { name: "mac", as: "text", schema: { builder: "text", args: { pattern: "mac" } } },
  ],
});
