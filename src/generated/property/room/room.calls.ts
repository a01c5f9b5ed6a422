// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Room } from "./room.schema";

export const roomCalls = {
  list: bearer.list<Room>("/v2/property/room/list"),
  add: bearer.add<Room>("/v2/property/room/add", () => import("./room.schema").then((m) => m.roomAdd)),
  set: bearer.set<Room>("/v2/property/room/set", () => import("./room.schema").then((m) => m.roomSet)),
  del: bearer.del("/v2/property/room/del"),
} satisfies Calls;
