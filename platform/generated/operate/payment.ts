// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { EnvType, PayType } from "../../../shared/generated/enums";

export const payment = defineResource({
  table: "payment",
  key: "id",
  fields: {
    id: "integer",
    platform_type: PayType,
    env_type: EnvType,
    platform_app_id: "text",
    platform_public_key: "text",
    platform_private_key: "secret",
    platform_gateway_url: "text",
    platform_return_url: "text",
    platform_notify_url: "text",
    comp_id: "integer",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
