// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";
import { thirdPartyCalls } from "./thirdParty.calls";

export const thirdPartyImporter = {
  call: thirdPartyCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: thirdPartyType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: thirdPartyType } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "app_key", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 128 } } },
    { name: "app_secret", as: "text", schema: { builder: "secret", args: { max: 256 } } },
    { name: "return_urls", as: "text", schema: { builder: "text", args: { max: 2048 } } },
    {
      name: "app_ids",
      as: "reference",
      of: appReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
  ],
} satisfies Importer;
