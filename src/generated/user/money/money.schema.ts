// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { key, money, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { moneyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const moneyRow = rowOf(
  z.object({
    id: key(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    money_type: oneOf({ of: moneyType }),
    money: money({ min: "0.00", currencyField: "money_type" }),
    gmt_update: timestamp(),
  }),
);

export type Money = z.infer<typeof moneyRow>;
