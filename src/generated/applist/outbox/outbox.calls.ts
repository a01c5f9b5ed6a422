// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Outbox } from "./outbox.schema";

export const outboxCalls = {
  list: bearer.list<Outbox>("/v2/push/outbox/list"),
  resend: bearer.call("resend", "/v2/push/outbox/resend", { id: "integer" }),
} satisfies Calls;
