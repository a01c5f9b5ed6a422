// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";
import { ownerCalls } from "./owner.calls";

export const ownerImporter = {
  call: ownerCalls.add,
  natural: ["room_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "gender", as: "enum", of: gender, schema: { builder: "oneOf", args: { of: gender } } },
    { name: "phone_area", as: "text", schema: { builder: "text", args: { max: 5, pattern: "area" } } },
    {
      name: "phone",
      as: "text",
      required: true,
      schema: { builder: "phone", args: { required: true, area: "phone_area" } },
    },
    { name: "id_card", as: "text", schema: { builder: "text", args: { pattern: "idCard" } } },
    {
      name: "room_id",
      as: "reference",
      of: roomReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "members", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "review", as: "enum", of: reviewState, schema: { builder: "oneOf", args: { of: reviewState } } },
    { name: "gmt_move_in", as: "timestamp", schema: { builder: "timestamp", args: {} } },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
