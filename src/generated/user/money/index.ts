// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const money = {
  name: "money",
  section: "user",
  path: "/user/bills/money",
  key: "id",
  title: "money_type",
  access: {
    list: "user.bills",
    get: "user.bills",
    recharge: "user.bills.recharge",
    withdraw: "user.bills.withdraw",
    audit: "user.bills.audit",
    approve: "user.bills.approve",
  },
  extensions: ["withdraw", "audit", "approve"],
  further: ["gmt_update"],
  opened: true,
  owner: "comp_id",
  words: wordsIn(() => import("./money.words")),
  calls: () => import("./money.calls").then((m) => m.moneyCalls),
  schema: () => import("./money.schema").then((m) => ({ row: m.moneyRow })),
  views: {
    show: () => import("./MoneyShow").then((m) => ({ default: m.MoneyShow })),
  },
} satisfies ResourceProps;
