// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const upload = defineResource({
  table: null,
  key: "name",
  fields: {
    name: "text",
    zone: "text",
    region: "text",
    put_url: "text",
  },
  calls: {
    form: {
      required: {
        name: "text",
      },
      optional: {
        zone: "text",
        region: "text",
      },
    },
    put_url: {
      required: {
        name: "text",
      },
      optional: {
        zone: "text",
        region: "text",
      },
    },
  },
});
