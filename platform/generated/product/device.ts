// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DeviceState, DeviceType, NetworkType, OnlineState, PairState } from "../../../shared/generated/enums";

export const device = defineResource({
  table: "device",
  key: "uid",
  fields: {
    uid: "text",
    mac: "text",
    tag: "text",
    pk: "text",
    device_type: DeviceType,
    online: OnlineState,
    state: DeviceState,
    pair_state: PairState,
    network_type: NetworkType,
    ver: "text",
    comp_id: "integer",
    key: "encrypted",
    lic_code: "text",
    iccid: "text",
    ip: "text",
    zone: "text",
    import_id: "integer",
    gmt_active: "integer",
    gmt_online: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    registration: {
      required: {
        uid: "text",
      },
    },
    properties: {
      required: {
        uid: "text",
      },
    },
    export_add: {
      optional: {
        pk: "text",
        online: OnlineState,
        state: DeviceState,
        comp_id: "integer",
      },
    },
    export_get: {},
    start: {
      required: {
        uid: "text",
        key: "secret",
      },
    },
    bootstrap: {
      required: {
        uid: "text",
      },
      answered: {
        host: "text",
        services: "json",
        servers: "json",
        settings: "text",
      },
    },
  },
});
