// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Sale } from "./sale.schema";

export const saleCalls = {
  list: bearer.list<Sale>("/v2/lab/sale/list"),
  cancel: bearer.call("cancel", "/v2/lab/sale/cancel", { id: "integer" }),
  send: bearer.call("send", "/v2/lab/sale/send", { id: "integer" }),
  track: bearer.call("track", "/v2/lab/sale/track", { id: "integer" }),
} satisfies Calls;
