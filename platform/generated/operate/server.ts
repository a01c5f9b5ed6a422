// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { EnvType, ServerCommand, ServerStatus, ServerType, Sys } from "../../../shared/generated/enums";

export const server = defineResource({
  table: "server",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: ServerType,
    sys: Sys,
    env: EnvType,
    region: "text",
    zone: "text",
    state: ServerStatus,
    grpc_addr: "text",
    http_addr: "text",
    lic_num: "integer",
    max_load: "integer",
    master: "integer",
    utd_addrs: "text",
    gmt_update: "integer",
  },
  calls: {
    list: "fields",
    set: "fields",
    del: "fields",
    control: {
      required: {
        srv_addr: "text",
        srv_type: ServerType,
        cmd: ServerCommand,
      },
    },
  },
});
