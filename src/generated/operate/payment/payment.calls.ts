// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Payment } from "./payment.schema";

export const paymentCalls = {
  list: legacy.list<Payment>("/pay/info/query"),
  add: legacy.add<Payment>("/pay/info/add", {
    platform_type: "integer",
    env_type: "integer",
    platform_app_id: "text",
    platform_public_key: "text",
    platform_private_key: "text",
    platform_gateway_url: "text",
    platform_return_url: "text",
    platform_notify_url: "text",
    comp_id: "integer",
    remark: "text",
  }),
  set: legacy.set<Payment>("/pay/info/modify", {
    id: "integer",
    platform_type: "integer",
    env_type: "integer",
    platform_app_id: "text",
    platform_public_key: "text",
    platform_private_key: "text",
    platform_gateway_url: "text",
    platform_return_url: "text",
    platform_notify_url: "text",
    comp_id: "integer",
    remark: "text",
  }),
  del: legacy.del("/pay/info/delete"),
} satisfies Calls;
