// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Room } from "./room.schema";

export const roomCalls = {
  list: bearer.list<Room>("/v2/property/room/list"),
  add: bearer.add<Room>("/v2/property/room/add", {
    name: "text",
    floor_id: "integer",
    area: "number",
    state: "integer",
    uid: "text",
    remark: "text",
  }),
  set: bearer.set<Room>("/v2/property/room/set", {
    id: "integer",
    name: "text",
    floor_id: "integer",
    area: "number",
    state: "integer",
    uid: "text",
    remark: "text",
  }),
  del: bearer.del("/v2/property/room/del"),
} satisfies Calls;
