// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { dutyStanding } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { permissionReference } from "../permission/permission.reference";
import { dutyCalls } from "./duty.calls";
import { dutyReference } from "./duty.reference";

export const dutyImporter = {
  call: dutyCalls.add,
  natural: ["duty_name"],
  fields: [
    { name: "duty_name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "duty_name_zh",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 64 } },
    },
    {
      name: "in_force",
      as: "enum",
      of: dutyStanding,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: dutyStanding } },
    },
    {
      name: "grants",
      as: "reference",
      of: permissionReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    {
      name: "appoints",
      as: "reference",
      of: dutyReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    {
      name: "confined_to",
      as: "reference",
      of: wardReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
  ],
} satisfies Importer;
