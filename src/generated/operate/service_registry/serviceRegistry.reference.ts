// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const serviceRegistryReference = {
  resource: "service_registry",
  path: "/operate/consul",
  key: "id",
  title: "name",
  access: { list: "operate.consul", get: "operate.consul" },
  alike: true,
} satisfies Reference;
