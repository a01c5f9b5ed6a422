// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DeployState, Sys } from "../../../shared/generated/enums";

export const datacenter = defineResource({
  table: "datacenter",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    sys: Sys,
    zone: "text",
    ips: "text",
    domain_prefix: "text",
    domain: "text",
    host: "text",
    h5_host: "text",
    cdn_host: "text",
    port: "integer",
    ssl_port: "integer",
    deploy_open: "integer",
    state: DeployState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
