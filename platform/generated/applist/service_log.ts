// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LogLevel, ServiceName } from "../../../shared/generated/enums";

export const serviceLog = defineResource({
  table: "service_log",
  key: "id",
  fields: {
    id: "integer",
    gmt_create: "integer",
    service: ServiceName,
    level: LogLevel,
    srv: "text",
    content: "text",
    comp_id: "integer",
    trace_id: "text",
  },
  calls: { list: "fields" },
});
