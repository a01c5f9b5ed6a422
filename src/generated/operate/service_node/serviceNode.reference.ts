// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const serviceNodeReference = {
  resource: "service_node",
  path: "/operate/server/service_node",
  key: "id",
  title: "name",
  access: { list: "operate.server", get: "operate.server" },
  alike: true,
} satisfies Reference;
