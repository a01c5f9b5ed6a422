// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";
import { datacenterCalls } from "./datacenter.calls";

export const datacenterImporter = {
  call: datacenterCalls.add,
  natural: ["name"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "sys",
      as: "enum",
      of: sys,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sys } },
    },
    {
      name: "zone",
      as: "reference",
      of: zoneReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    { name: "ips", as: "text", schema: { builder: "text", args: { max: 512 } } },
    {
      name: "domain_prefix",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 64, pattern: "code" } },
    },
    { name: "domain", as: "text", schema: { builder: "text", args: { max: 128, pattern: "host" } } },
    { name: "host", as: "text", schema: { builder: "text", args: { max: 128, pattern: "host" } } },
    { name: "h5_host", as: "text", schema: { builder: "text", args: { max: 128, pattern: "host" } } },
    { name: "cdn_host", as: "text", schema: { builder: "text", args: { max: 128, pattern: "host" } } },
    { name: "port", as: "number", schema: { builder: "integer", args: { min: 0, max: 65535 } } },
    { name: "ssl_port", as: "number", schema: { builder: "integer", args: { min: 0, max: 65535 } } },
    { name: "deploy_open", as: "flag", schema: { builder: "flag", args: {} } },
    {
      name: "state",
      as: "enum",
      of: deployState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: deployState } },
    },
  ],
} satisfies Importer;
