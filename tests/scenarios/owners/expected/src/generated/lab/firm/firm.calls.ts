// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Firm } from "./firm.schema";

export const firmCalls = {
  list: bearer.list<Firm>("/v2/lab/firm/list"),
} satisfies Calls;
