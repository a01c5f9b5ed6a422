// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DeviceType, MoneyType, NetworkType, PayType } from "../enums";

export const statistics = defineResource({
  table: null,
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
    orders: ["comp_id", "gmt_begin", "gmt_end", "time_zone", "app_id"],
    top: ["comp_id", "gmt_begin", "gmt_end", "before_begin", "before_end", "time_zone", "money_type", "app_id"],
    users: ["comp_id", "gmt_begin", "gmt_end", "time_zone", "app_id"],
    devices: ["comp_id", "gmt_begin", "gmt_end", "time_zone", "pk"],
    overview: ["time_zone"],
  },
});
