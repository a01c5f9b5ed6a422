// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceImport = {
  name: "device_import",
  section: "operate",
  path: "/operate/device",
  key: "id",
  title: "name",
  style: "legacy",
  access: { list: "operate.device", get: "operate.device", add: "operate.device", export: "operate.device" },
  owner: "comp_id",
  words: wordsIn(() => import("./deviceImport.words")),
  calls: () => import("./deviceImport.calls").then((m) => m.deviceImportCalls),
  schema: () => import("./deviceImport.schema").then((m) => ({ row: m.deviceImportRow })),
  views: {
    list: () => import("./DeviceImportList").then((m) => ({ default: m.DeviceImportList })),
    show: () => import("./DeviceImportShow").then((m) => ({ default: m.DeviceImportShow })),
    create: () =>
      import("../../../overrides/operate/device_import/import/wizard/DeviceImportCreate").then((m) => ({
        default: m.DeviceImportCreate,
      })),
  },
} satisfies ResourceProps;
