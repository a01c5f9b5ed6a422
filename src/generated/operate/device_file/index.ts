// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceFile = {
  name: "device_file",
  section: "operate",
  path: "/operate/device/device_file",
  key: "id",
  title: "name",
  style: "legacy",
  access: { list: "operate.device", get: "operate.device", add: "operate.device", export: "operate.device" },
  owner: "comp_id",
  words: wordsIn(() => import("./deviceFile.words")),
  calls: () => import("./deviceFile.calls").then((m) => m.deviceFileCalls),
  schema: () => import("./deviceFile.schema").then((m) => ({ row: m.deviceFileRow })),
  views: {
    list: () => import("./DeviceFileList").then((m) => ({ default: m.DeviceFileList })),
    show: () => import("./DeviceFileShow").then((m) => ({ default: m.DeviceFileShow })),
    create: () => import("./DeviceFileCreate").then((m) => ({ default: m.DeviceFileCreate })),
  },
} satisfies ResourceProps;
