// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const note = defineResource({
  table: "note",
  key: "id",
  fields: {
    id: "text",
    title: "text",
    tags: "json",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields" },
});
