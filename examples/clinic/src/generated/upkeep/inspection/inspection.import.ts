// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { inspectionCalls } from "./inspection.calls";

export const inspectionImporter = {
  call: inspectionCalls.add,
  natural: ["certificate_no"],
  fields: [
    {
      name: "certificate_no",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 24, pattern: "code" } },
    },
    {
      name: "inspected",
      as: "reference",
      of: equipmentReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "procedure",
      as: "enum",
      of: procedure,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: procedure } },
    },
    {
      name: "planned_for",
      as: "timestamp",
      required: true,
      schema: { builder: "timestamp", args: { required: true } },
    },
    {
      name: "inspector",
      as: "reference",
      of: staffReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    {
      name: "verdict",
      as: "enum",
      of: verdict,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: verdict } },
    },
    { name: "observations", as: "text", schema: { builder: "text", args: { max: 500 } } },
    {
      name: "certificate",
      as: "text",
      schema: { builder: "url", args: { when: { verdict: ["good", "poor", "bad"] } } },
    },
  ],
} satisfies Importer;
