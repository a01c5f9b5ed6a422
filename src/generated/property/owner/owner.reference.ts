// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const ownerReference = {
  resource: "owner",
  path: "/property/owner",
  key: "id",
  title: "name",
  access: { list: "property.owner", get: "property.owner" },
  alike: true,
} satisfies Reference;
