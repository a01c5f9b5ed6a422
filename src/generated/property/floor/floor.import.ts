// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { buildingReference } from "../building/building.reference";
import { floorCalls } from "./floor.calls";

export const floorImporter = {
  call: floorCalls.add,
  natural: ["number", "building_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "number", as: "number", required: true, schema: { builder: "integer", args: { required: true, min: -9 } } },
    {
      name: "building_id",
      as: "reference",
      of: buildingReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
