// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const noteReference = {
  resource: "note",
  path: "/lab/note",
  key: "id",
  title: "title",
  access: { list: "lab.note", get: "lab.note" },
  alike: true,
} satisfies Reference;
