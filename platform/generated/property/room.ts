// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { RoomState } from "../../../shared/generated/enums";

export const room = defineResource({
  table: "room",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    floor_id: "integer",
    area: "real",
    state: RoomState,
    uid: "text",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
