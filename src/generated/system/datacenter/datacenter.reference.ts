// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const datacenterReference = {
  resource: "datacenter",
  path: "/system/resource/datacenter",
  key: "id",
  title: "name",
  access: { list: "system.resource", get: "system.resource" },
} satisfies Reference;
