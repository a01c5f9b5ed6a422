// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { DeviceImport } from "./deviceImport.schema";

export const deviceImportCalls = {
  list: legacy.list<DeviceImport>("/iot/dev/file/query"),
  add: legacy.add<DeviceImport>("/iot/dev/file/update", () =>
    import("./deviceImport.schema").then((m) => m.deviceImportAdd),
  ),
} satisfies Calls;
