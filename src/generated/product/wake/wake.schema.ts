// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { integer, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { wakeState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const wakeRow = rowOf(
  z.object({
    uid: referenceTo({ type: "string", of: deviceReference }),
    state: oneOf({ of: wakeState }),
    pk: referenceTo({ type: "string", of: productReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    battery: integer({ min: 0, max: 100 }),
    srv: text({ max: 64 }),
    count: integer({ min: 0 }),
    gmt_wake: timestamp(),
  }),
  "uid",
);

export type Wake = z.infer<typeof wakeRow>;
