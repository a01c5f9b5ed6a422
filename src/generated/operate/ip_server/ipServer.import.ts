// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";
import { ipServerCalls } from "./ipServer.calls";

export const ipServerImporter = {
  call: ipServerCalls.add,
  natural: ["ip"],
  fields: [
    { name: "ip", as: "text", required: true, schema: { builder: "text", args: { required: true, pattern: "ip" } } },
    {
      name: "local_ip",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, pattern: "ip" } },
    },
    { name: "region", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "zone",
      as: "reference",
      of: zoneReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    { name: "erate", as: "number", schema: { builder: "number", args: { min: 0, max: 100 } } },
  ],
} satisfies Importer;
