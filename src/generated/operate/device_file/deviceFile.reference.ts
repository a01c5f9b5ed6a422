// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceFileReference = {
  resource: "device_file",
  path: "/operate/device/device_file",
  key: "id",
  title: "name",
  access: { list: "operate.device", get: "operate.device" },
  alike: true,
} satisfies Reference;
