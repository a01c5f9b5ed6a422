// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { operatorCalls } from "./operator.calls";

export const operatorImporter = {
  call: operatorCalls.add,
  natural: ["user_id"],
  fields: [
    { name: "user_id", as: "text", required: true, schema: { builder: "key", args: { type: "string" } } },
    {
      name: "user_password",
      as: "text",
      required: true,
      schema: { builder: "secret", args: { required: true, min: 8 } },
    },
    { name: "user_email", as: "text", schema: { builder: "email", args: {} } },
    { name: "user_phone", as: "text", schema: { builder: "phone", args: { area: "user_phone_area" } } },
  ],
} satisfies Importer;
