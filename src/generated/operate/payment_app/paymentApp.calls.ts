// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { PaymentApp } from "./paymentApp.schema";

export const paymentAppCalls = {
  list: legacy.list<PaymentApp>("/pay/appid/query"),
  set: legacy.set<PaymentApp>("/pay/appid/set", () => import("./paymentApp.schema").then((m) => m.paymentAppSet)),
} satisfies Calls;
