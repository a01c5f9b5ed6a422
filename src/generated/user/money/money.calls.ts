// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "../../../wire";
import type { Money } from "./money.schema";

export const moneyCalls = {
  get: bearer.get<Money>("/v2/mall/comp/money/get", "id"),
  set: bearer.set<Money>("/v2/mall/comp/money/set", {
    id: "integer",
    money_type: "text",
    type: "integer",
    money: "text",
  }),
} satisfies Calls;
