// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { roomState } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { floorReference } from "../floor/floor.reference";
import { roomCalls } from "./room.calls";

export const roomImporter = {
  call: roomCalls.add,
  natural: ["name", "floor_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 32 } } },
    {
      name: "floor_id",
      as: "reference",
      of: floorReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "area", as: "number", schema: { builder: "number", args: { min: 0 } } },
    {
      name: "state",
      as: "enum",
      of: roomState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: roomState } },
    },
    { name: "uid", as: "reference", of: deviceReference, schema: { builder: "referenceTo", args: { type: "string" } } },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
