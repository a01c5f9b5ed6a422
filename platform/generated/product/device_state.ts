// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { NetworkType, OnlineState } from "../../../shared/generated/enums";

export const deviceState = defineResource({
  table: "device_state",
  key: "uid",
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
  calls: {
    list: "fields",
    export_add: {
      optional: {
        online: OnlineState,
        network_type: NetworkType,
        pk: "text",
        comp_id: "integer",
      },
    },
    export_list: {},
  },
});
