// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const srvSystemReference = {
  resource: "srv_system",
  path: "/system/resource",
  key: "id",
  title: "name",
  access: { list: "system.resource", get: "system.resource" },
  alike: true,
} satisfies Reference;
