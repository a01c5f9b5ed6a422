// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const floorReference = {
  resource: "floor",
  path: "/property/floor",
  key: "id",
  title: "name",
  access: { list: "property.floor", get: "property.floor" },
  alike: true,
  within: true,
} satisfies Reference;
