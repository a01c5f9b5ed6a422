// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { publishState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";
import { settingCalls } from "./setting.calls";

export const settingImporter = {
  call: settingCalls.add,
  natural: ["service", "name", "zone"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "service",
      as: "enum",
      of: serviceName,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: serviceName } },
    },
    { name: "zone", as: "reference", of: zoneReference, schema: { builder: "referenceTo", args: { type: "string" } } },
    {
      name: "sys",
      as: "enum",
      of: sys,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sys } },
    },
    { name: "content", as: "text", required: true, schema: { builder: "jsonText", args: { required: true } } },
    {
      name: "state",
      as: "enum",
      of: publishState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: publishState } },
    },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
