// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const ipServer = defineResource({
  table: "ip_server",
  key: "id",
  fields: {
    id: "integer",
    ip: "text",
    local_ip: "text",
    region: "text",
    zone: "text",
    comp_id: "integer",
    erate: "real",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
