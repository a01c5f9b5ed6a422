// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const badgeReference = {
  resource: "badge",
  path: "/lab/badge",
  key: "id",
  title: "name",
  access: { list: "lab.badge", get: "lab.badge" },
  alike: true,
} satisfies Reference;
