// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const sizeReference = {
  resource: "size",
  path: "/lab/parcel/size",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab" },
  alike: true,
} satisfies Reference;
