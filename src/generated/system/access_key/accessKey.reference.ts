// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const accessKeyReference = {
  resource: "access_key",
  path: "/system/access_key",
  key: "id",
  title: "name",
  access: { list: "system.access_key", get: "system.access_key" },
  alike: true,
} satisfies Reference;
