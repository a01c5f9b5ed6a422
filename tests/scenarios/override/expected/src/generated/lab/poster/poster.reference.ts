// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const posterReference = {
  resource: "poster",
  path: "/lab/poster",
  key: "id",
  title: "name",
  alike: true,
} satisfies Reference;
