// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const communityReference = {
  resource: "community",
  path: "/property/community",
  key: "id",
  title: "name",
  access: { list: "property.community", get: "property.community" },
  alike: true,
} satisfies Reference;
