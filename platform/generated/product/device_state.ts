// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { NetworkType, OnlineState } from "../enums";

export const deviceState = defineResource({
  table: "device_state",
  fields: {
    uid: "text",
    online: OnlineState,
    network_type: NetworkType,
    pk: "text",
    comp_id: "integer",
    ip: "text",
    zone: "text",
    srv: "text",
    signal: "integer",
    gmt_online: "integer",
    gmt_offline: "integer",
  },
  calls: { list: "fields", export_add: ["online", "network_type", "pk", "comp_id"], export_list: [] },
});
