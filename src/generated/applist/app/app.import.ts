// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { appType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { appCalls } from "./app.calls";

export const appImporter = {
  call: appCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: appType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: appType } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "gmt_expire", as: "timestamp", schema: { builder: "timestamp", args: {} } },
    { name: "package_name_ios", as: "text", schema: { builder: "text", args: { max: 128, pattern: "package" } } },
    { name: "package_name_android", as: "text", schema: { builder: "text", args: { max: 128, pattern: "package" } } },
  ],
} satisfies Importer;
