// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const buildingReference = {
  resource: "building",
  path: "/property/building",
  key: "id",
  title: "name",
  access: { list: "property.building", get: "property.building" },
  alike: true,
  within: true,
} satisfies Reference;
