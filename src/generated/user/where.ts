// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { moneyFlowWhere } from "./money_flow/moneyFlow.where";
import { payOrderWhere } from "./pay_order/payOrder.where";

export const userSectionWhere = {
  money_flow: moneyFlowWhere,
  pay_order: payOrderWhere,
} satisfies SectionWhere;
