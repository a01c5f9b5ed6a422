// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LogLevel, LogModule } from "../../../shared/generated/enums";

export const deviceLog = defineResource({
  table: "device_log",
  key: "id",
  fields: {
    id: "integer",
    gmt_create: "integer",
    uid: "text",
    module: LogModule,
    level: LogLevel,
    content: "text",
    ver: "text",
    comp_id: "integer",
  },
  calls: {
    list: "fields",
    export_add: {
      optional: {
        uid: "text",
        module: LogModule,
        level: LogLevel,
        comp_id: "integer",
      },
    },
    export_list: {},
  },
});
