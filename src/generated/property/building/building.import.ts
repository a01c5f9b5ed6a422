// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { buildingType } from "../../enums";
import { communityReference } from "../community/community.reference";
import { buildingCalls } from "./building.calls";

export const buildingImporter = {
  call: buildingCalls.add,
  natural: ["name", "community_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "community_id",
      as: "reference",
      of: communityReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "type",
      as: "enum",
      of: buildingType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: buildingType } },
    },
    { name: "floors", as: "number", schema: { builder: "integer", args: { min: 1, max: 200 } } },
    { name: "sort", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
