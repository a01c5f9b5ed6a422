// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceImportReference = {
  resource: "device_import",
  path: "/operate/device",
  key: "id",
  title: "name",
  access: { list: "operate.device", get: "operate.device" },
  alike: true,
} satisfies Reference;
