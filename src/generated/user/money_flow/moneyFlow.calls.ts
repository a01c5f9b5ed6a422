// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MoneyFlow } from "./moneyFlow.schema";

export const moneyFlowCalls = {
  list: bearer.list<MoneyFlow>("/v2/mall/comp/moneyflow/list"),
} satisfies Calls;
