// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const hostileReference = {
  resource: "hostile",
  path: "/lab/hostile",
  key: "id",
  title: "name",
  access: { list: "lab.hostile", get: "lab.hostile" },
  alike: true,
} satisfies Reference;
