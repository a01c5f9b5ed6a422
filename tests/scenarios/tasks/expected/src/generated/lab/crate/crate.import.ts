// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { publishState } from "../../enums";
import { crateCalls } from "./crate.calls";

export const crateImporter = {
  call: crateCalls.import_add,
  natural: ["code"],
  fields: [
    { name: "code", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 20 } } },
    { name: "state", as: "enum", of: publishState, schema: { builder: "oneOf", args: { of: publishState } } },
    { name: "price", as: "amount", schema: { builder: "money", args: {} } },
    { name: "sealed", as: "flag", schema: { builder: "flag", args: {} } },
  ],
} satisfies Importer;
