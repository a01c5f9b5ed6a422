// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";
import { accountCalls } from "./account.calls";

export const accountImporter = {
  call: accountCalls.add,
  natural: ["user_id"],
  fields: [
    {
      name: "user_id",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, min: 3, max: 64, pattern: "code" } },
    },
    { name: "user_password", as: "text", schema: { builder: "secret", args: { min: 8, max: 64 } } },
    { name: "user_name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "user_email", as: "text", schema: { builder: "email", args: {} } },
    { name: "user_phone_area", as: "text", schema: { builder: "text", args: { max: 5, pattern: "area" } } },
    { name: "user_phone", as: "text", schema: { builder: "phone", args: { area: "user_phone_area" } } },
    {
      name: "user_type",
      as: "enum",
      of: userType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: userType } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "company_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    {
      name: "scope",
      as: "enum",
      of: userScope,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: userScope } },
    },
    {
      name: "role_id",
      as: "reference",
      of: roleReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
    { name: "validity_time", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "gmt_validity", as: "timestamp", schema: { builder: "timestamp", args: {} } },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
