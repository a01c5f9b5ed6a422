// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const task = defineResource({
  table: null,
  key: "id",
  fields: {
    id: "text",
    of: "text",
  },
  calls: {
    mine: {},
    cancel: {
      required: {
        id: "text",
      },
    },
    retry: {
      required: {
        id: "text",
      },
    },
    hand_in: {
      optional: {
        of: "text",
      },
    },
  },
});
