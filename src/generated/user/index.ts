// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { money } from "./money";
import { moneyFlow } from "./money_flow";
import { payOrder } from "./pay_order";

export const userSection = {
  resources: {
    money,
    money_flow: moneyFlow,
    pay_order: payOrder,
  },
  screens: [
    {
      path: "/user/info",
      menu: "user.info",
      resources: [],
      component: () => import("../../console/wallet/PersonalInfo").then((m) => ({ default: m.PersonalInfo })),
    },
    {
      path: "/user/bills",
      menu: "user.bills",
      resources: ["money_flow", "pay_order", "money"],
    },
  ],
} satisfies Section;
