// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const placeReference = {
  resource: "place",
  path: "/lab/place",
  key: "place_no",
  title: "title",
  access: { list: "lab.place", get: "lab.place" },
  alike: true,
  parent: "part_of",
} satisfies Reference;
