// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Community } from "./community.schema";

export const communityCalls = {
  list: bearer.list<Community>("/v2/property/community/list"),
  add: bearer.add<Community>("/v2/property/community/add", {
    name: "text",
    type: "integer",
    comp_id: "integer",
    person: "text",
    phone: "text",
    city: "text",
    address: "text",
    latitude: "number",
    longitude: "number",
    remark: "text",
  }),
  set: bearer.set<Community>("/v2/property/community/set", {
    id: "integer",
    name: "text",
    type: "integer",
    comp_id: "integer",
    person: "text",
    phone: "text",
    city: "text",
    address: "text",
    latitude: "number",
    longitude: "number",
    remark: "text",
  }),
  del: bearer.del("/v2/property/community/del"),
} satisfies Calls;
