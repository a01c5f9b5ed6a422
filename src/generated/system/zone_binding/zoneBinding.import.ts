// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { areaLevel, openState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";
import { zoneBindingCalls } from "./zoneBinding.calls";

export const zoneBindingImporter = {
  call: zoneBindingCalls.add,
  natural: ["sys", "src_type", "src_area"],
  fields: [
    {
      name: "sys",
      as: "enum",
      of: sys,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sys } },
    },
    {
      name: "src_type",
      as: "enum",
      of: areaLevel,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: areaLevel } },
    },
    { name: "src_area", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "dest_type",
      as: "enum",
      of: areaLevel,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: areaLevel } },
    },
    {
      name: "dest_area",
      as: "reference",
      of: zoneReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
