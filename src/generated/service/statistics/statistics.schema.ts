// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { deviceType, moneyType, networkType, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { productReference } from "../../product/product/product.reference";

export const statisticsRow = rowOf(
  z.object({
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_begin: timestamp({ required: true }),
    gmt_end: timestamp({ required: true }),
    before_begin: timestamp(),
    before_end: timestamp(),
    time_zone: text({ max: 64 }),
    money_type: oneOf({ of: moneyType }),
    app_id: referenceTo({ of: appReference }),
    pk: referenceTo({ type: "string", of: productReference }),
    pay_type: oneOf({ of: payType }),
    device_type: oneOf({ of: deviceType }),
    network_type: oneOf({ of: networkType }),
  }),
  "",
);

export type Statistics = z.infer<typeof statisticsRow>;
