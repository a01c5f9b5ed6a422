// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const moneyFlowReference = {
  resource: "money_flow",
  path: "/user/bills",
  key: "id",
  title: "id",
  access: { list: "user.bills", get: "user.bills" },
} satisfies Reference;
