// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { cronType, publishState } from "../../enums";
import { cronCalls } from "./cron.calls";

export const cronImporter = {
  call: cronCalls.add,
  natural: ["name"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: cronType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: cronType } },
    },
    {
      name: "state",
      as: "enum",
      of: publishState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: publishState } },
    },
    { name: "spec", as: "text", required: true, schema: { builder: "cronExpression", args: { required: true } } },
  ],
} satisfies Importer;
