// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";
import { cdkOrderReference } from "../cdk_order/cdkOrder.reference";

export const cdkUseRow = rowOf(
  z.object({
    cdk: key({ type: "string" }),
    batch_id: referenceTo({ of: cdkOrderReference }),
    spec_id: referenceTo({ of: goodsReference }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_use: timestamp(),
  }),
);

export type CdkUse = z.infer<typeof cdkUseRow>;
