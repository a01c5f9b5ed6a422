// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const place = defineResource({
  table: "place",
  key: "place_no",
  fields: {
    place_no: "integer",
    title: "text",
    part_of: "integer",
    doors: "json",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    close: {
      required: {
        place_no: "integer",
      },
      optional: {
        why_closed: "text",
      },
    },
  },
});
