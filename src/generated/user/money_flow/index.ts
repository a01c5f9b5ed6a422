// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const moneyFlow = {
  name: "money_flow",
  section: "user",
  path: "/user/bills",
  key: "id",
  title: "id",
  access: { list: "user.bills", get: "user.bills", export: "user.bills.export" },
  further: [
    "comp_id",
    "balance",
    "order_id",
    "pay_order_id",
    "counterpart",
    "remark",
    "account_id",
    "first_audit_id",
    "second_audit_id",
    "audit_remark",
    "gmt_audit",
  ],
  owner: "comp_id",
  words: wordsIn(() => import("./moneyFlow.words")),
  calls: () => import("./moneyFlow.calls").then((m) => m.moneyFlowCalls),
  schema: () => import("./moneyFlow.schema").then((m) => ({ row: m.moneyFlowRow })),
  views: {
    list: () => import("../../../overrides/user/money_flow/MoneyFlowList").then((m) => ({ default: m.MoneyFlowList })),
    show: () => import("./MoneyFlowShow").then((m) => ({ default: m.MoneyFlowShow })),
  },
} satisfies ResourceProps;
