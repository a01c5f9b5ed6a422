// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Payment } from "./payment.schema";

export const paymentCalls = {
  list: legacy.list<Payment>("/pay/info/query"),
  add: legacy.add<Payment>("/pay/info/add", () => import("./payment.schema").then((m) => m.paymentAdd)),
  set: legacy.set<Payment>("/pay/info/modify", () => import("./payment.schema").then((m) => m.paymentSet)),
  del: legacy.del("/pay/info/delete"),
} satisfies Calls;
