// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const shelfReference = {
  resource: "shelf",
  path: "/lab/parcel/shelf",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab" },
  alike: true,
} satisfies Reference;
