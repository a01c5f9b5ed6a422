// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const posterReference = {
  resource: "poster",
  path: "/lab/poster",
  key: "id",
  title: "name",
  access: { list: "lab.poster", get: "lab.poster" },
  alike: true,
} satisfies Reference;
