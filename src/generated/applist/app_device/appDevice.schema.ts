// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { productReference } from "../../product/product/product.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const appDeviceRow = rowOf(
  z.object({
    id: key(),
    uid: referenceTo({ type: "string", of: deviceReference }),
    name: text(),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    app_id: referenceTo({ of: appReference }),
    pk: referenceTo({ type: "string", of: productReference }),
    shares: integer(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_create: timestamp(),
  }),
);

export type AppDevice = z.infer<typeof appDeviceRow>;
