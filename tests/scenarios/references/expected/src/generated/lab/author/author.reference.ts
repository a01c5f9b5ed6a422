// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const authorReference = {
  resource: "author",
  path: "/lab/author",
  key: "id",
  title: "name",
  alike: true,
} satisfies Reference;
