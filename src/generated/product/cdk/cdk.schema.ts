// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { cdkState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { deviceReference } from "../device/device.reference";

export const cdkRow = rowOf(
  z.object({
    cdk: key({ type: "string" }),
    batch_id: referenceTo({ required: true, of: cdkOrderReference }),
    spec_id: referenceTo({ of: goodsReference }),
    state: oneOf({ of: cdkState }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_use: timestamp(),
    gmt_expire: timestamp(),
  }),
);

export type Cdk = z.infer<typeof cdkRow>;
