// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const parcelReference = {
  resource: "parcel",
  path: "/lab/parcel",
  key: "id",
  title: "name",
  access: { list: "lab.parcel", get: "lab.parcel" },
  alike: true,
} satisfies Reference;
