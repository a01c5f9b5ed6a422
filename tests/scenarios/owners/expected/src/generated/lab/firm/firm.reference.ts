// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const firmReference = {
  resource: "firm",
  path: "/lab/parcel/firm",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab" },
  alike: true,
} satisfies Reference;
