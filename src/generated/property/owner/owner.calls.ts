// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Owner } from "./owner.schema";

export const ownerCalls = {
  list: bearer.list<Owner>("/v2/property/owner/list"),
  add: bearer.add<Owner>("/v2/property/owner/add", {
    name: "text",
    gender: "integer",
    phone_area: "text",
    phone: "text",
    id_card: "text",
    room_id: "integer",
    members: "integer",
    review: "integer",
    gmt_move_in: "integer",
    remark: "text",
  }),
  set: bearer.set<Owner>("/v2/property/owner/set", {
    id: "integer",
    name: "text",
    gender: "integer",
    phone_area: "text",
    phone: "text",
    id_card: "text",
    room_id: "integer",
    members: "integer",
    review: "integer",
    gmt_move_in: "integer",
    remark: "text",
  }),
  del: bearer.del("/v2/property/owner/del"),
} satisfies Calls;
