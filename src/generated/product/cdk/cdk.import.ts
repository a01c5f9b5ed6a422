// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, timestamp } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { cdkCalls } from "./cdk.calls";

export const cdkImporter = {
  call: cdkCalls.import_add,
  natural: ["cdk"],
  fields: z.object({
    cdk: key({ type: "string" }),
    batch_id: referenceTo({ required: true, of: cdkOrderReference }),
    gmt_expire: timestamp(),
  }),
  columnSynonyms: {
    cdk: ["CDK", "CD-key", "Code", "Redeem code", "激活码号", "開通碼號", "兑换码", "兌換碼", "卡密", "CDKEY"],
    batch_id: ["Batch number", "Batch no.", "批次号", "批號", "批号", "激活码批次", "開通碼批次"],
    gmt_expire: [
      "Expiry",
      "Expiry date",
      "Expiration date",
      "Valid until",
      "Valid to",
      "有效期",
      "有效期至",
      "有效期限",
      "到期日",
      "到期日期",
      "失效日期",
      "截止日期",
    ],
  },
} satisfies Importer;
