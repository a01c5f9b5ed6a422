// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const moneyReference = {
  resource: "money",
  path: "/user/bills/money",
  key: "id",
  title: "money_type",
  access: { list: "user.bills", get: "user.bills" },
  alike: true,
} satisfies Reference;
