// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const authorReference = {
  resource: "author",
  path: "/lab/author",
  key: "id",
  title: "name",
  access: { list: "lab.author", get: "lab.author" },
  alike: true,
} satisfies Reference;
