// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const roomReference = {
  resource: "room",
  path: "/property/room",
  key: "id",
  title: "name",
  access: { list: "property.room", get: "property.room" },
  alike: true,
  within: true,
} satisfies Reference;
