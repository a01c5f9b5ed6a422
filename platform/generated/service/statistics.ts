// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DeviceType, MoneyType, NetworkType, PayType } from "../../../shared/generated/enums";

export const statistics = defineResource({
  table: null,
  key: "",
  fields: {
    comp_id: "integer",
    gmt_begin: "integer",
    gmt_end: "integer",
    before_begin: "integer",
    before_end: "integer",
    time_zone: "text",
    money_type: MoneyType,
    app_id: "integer",
    pk: "text",
    pay_type: PayType,
    device_type: DeviceType,
    network_type: NetworkType,
  },
  calls: {
    orders: {
      required: {
        gmt_begin: "integer",
        gmt_end: "integer",
      },
      optional: {
        comp_id: "integer",
        time_zone: "text",
        app_id: "integer",
      },
    },
    top: {
      required: {
        gmt_begin: "integer",
        gmt_end: "integer",
      },
      optional: {
        comp_id: "integer",
        before_begin: "integer",
        before_end: "integer",
        time_zone: "text",
        money_type: MoneyType,
        app_id: "integer",
      },
    },
    users: {
      required: {
        gmt_begin: "integer",
        gmt_end: "integer",
      },
      optional: {
        comp_id: "integer",
        time_zone: "text",
        app_id: "integer",
      },
    },
    devices: {
      required: {
        gmt_begin: "integer",
        gmt_end: "integer",
      },
      optional: {
        comp_id: "integer",
        time_zone: "text",
        pk: "text",
      },
    },
    overview: {
      optional: {
        time_zone: "text",
      },
    },
  },
});
