// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { envType, payType } from "../../enums";
import { companyReference } from "../company/company.reference";
import { paymentCalls } from "./payment.calls";

export const paymentImporter = {
  call: paymentCalls.add,
  natural: ["platform_type", "env_type", "platform_app_id"],
  fields: [
    {
      name: "platform_type",
      as: "enum",
      of: payType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: payType } },
    },
    {
      name: "env_type",
      as: "enum",
      of: envType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: envType } },
    },
    {
      name: "platform_app_id",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 128 } },
    },
    { name: "platform_public_key", as: "text", schema: { builder: "text", args: { max: 4000 } } },
    { name: "platform_private_key", as: "text", schema: { builder: "secret", args: { max: 4000 } } },
    { name: "platform_gateway_url", as: "text", schema: { builder: "url", args: {} } },
    { name: "platform_return_url", as: "text", schema: { builder: "url", args: {} } },
    { name: "platform_notify_url", as: "text", required: true, schema: { builder: "url", args: { required: true } } },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
