// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { communityCalls } from "./community.calls";

export const communityImporter = {
  call: communityCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: communityType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: communityType } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "person", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "phone", as: "text", schema: { builder: "phone", args: {} } },
    { name: "city", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "address", as: "text", schema: { builder: "text", args: { max: 256 } } },
    { name: "latitude", as: "number", schema: { builder: "number", args: { min: -90, max: 90 } } },
    { name: "longitude", as: "number", schema: { builder: "number", args: { min: -180, max: 180 } } },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
