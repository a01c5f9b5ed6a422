// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { paymentCalls } from "./payment.calls";
import { paymentAdd } from "./payment.schema";

export const paymentImporter = {
  call: paymentCalls.add,
  checkedAs: "payment",
  natural: ["platform_type", "env_type", "platform_app_id"],
  fields: paymentAdd,
} satisfies Importer;
