// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { openState, sys } from "../../enums";
import { zoneCalls } from "./zone.calls";

export const zoneImporter = {
  call: zoneCalls.add,
  natural: ["zone"],
  fields: [
    { name: "zone", as: "text", required: true, schema: { builder: "key", args: { type: "string" } } },
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "cn_name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "region", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "sys",
      as: "enum",
      of: sys,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sys } },
    },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
  ],
} satisfies Importer;
