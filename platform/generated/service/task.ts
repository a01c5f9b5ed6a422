// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const task = defineResource({
  table: null,
  fields: {
    id: "text",
    of: "text",
  },
  calls: { mine: [], cancel: ["id"], retry: ["id"], hand_in: ["of"] },
});
