// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { DeviceFile } from "./deviceFile.schema";

export const deviceFileCalls = {
  list: legacy.list<DeviceFile>("/iot/data/file/query"),
  add: legacy.add<DeviceFile>("/iot/data/file/update", () =>
    import("./deviceFile.schema").then((m) => m.deviceFileAdd),
  ),
} satisfies Calls;
