// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { EnvType } from "../../../../shared/generated/enums";
import { paymentCalls } from "./payment.calls";
import { paymentAdd } from "./payment.schema";

export const paymentImporter = {
  call: paymentCalls.add,
  checkedAs: "payment",
  natural: ["platform_type", "env_type", "platform_app_id"],
  fields: paymentAdd,
  defaults: { env_type: EnvType.test },
  updating: {
    call: paymentCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
