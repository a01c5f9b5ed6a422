// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";
import { staffCalls } from "./staff.calls";

export const staffImporter = {
  call: staffCalls.add,
  natural: ["login_name"],
  fields: [
    {
      name: "login_name",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, min: 3, max: 32, pattern: "code" } },
    },
    { name: "passphrase", as: "text", schema: { builder: "secret", args: { min: 8, max: 64 } } },
    { name: "full_name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "serves_as",
      as: "reference",
      of: dutyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "posted_to",
      as: "reference",
      of: wardReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    {
      name: "standing",
      as: "enum",
      of: standing,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: standing } },
    },
    { name: "engaged_until", as: "timestamp", schema: { builder: "timestamp", args: {} } },
    { name: "mailbox", as: "text", schema: { builder: "email", args: {} } },
    { name: "mobile_prefix", as: "text", schema: { builder: "text", args: { max: 5, pattern: "area" } } },
    { name: "mobile", as: "text", schema: { builder: "phone", args: { area: "mobile_prefix" } } },
  ],
} satisfies Importer;
