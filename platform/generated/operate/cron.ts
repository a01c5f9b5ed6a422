// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { CronType, OpenState, RunResult } from "../../../shared/generated/enums";

export const cron = defineResource({
  table: "cron",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: CronType,
    state: OpenState,
    spec: "text",
    param: "text",
    gmt_run: "integer",
    gmt_next: "integer",
    result: RunResult,
    affected: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    run: {
      required: {
        id: "integer",
      },
    },
  },
});
