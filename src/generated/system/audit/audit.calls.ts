// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, rest } from "pilothouse/wire";
import type { Audit } from "./audit.schema";

export const auditCalls = {
  list: rest.list<Audit>("/audit"),
  get: rest.get<Audit>("/audit"),
} satisfies Calls;
