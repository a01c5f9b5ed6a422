// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Gender, ReviewState } from "../../../shared/generated/enums";

export const owner = defineResource({
  table: "owner",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    gender: Gender,
    phone_area: "text",
    phone: "text",
    id_card: "text",
    room_id: "integer",
    members: "integer",
    review: ReviewState,
    gmt_move_in: "integer",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
