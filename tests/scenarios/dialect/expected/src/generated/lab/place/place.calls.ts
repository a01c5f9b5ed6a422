// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, type WireNames, bearer } from "pilothouse/wire";
import type { Place } from "./place.schema";

export const placeNames = {
  place_no: "placeNo",
  why_closed: "reason",
  title: "placeName",
  part_of: "partOf",
  doors: ["allDoors", { door_name: "doorName" }],
} satisfies WireNames;

export const placeCalls = {
  list: bearer.list<Place>("/v1/places", {
    key: "place_no",
    form: { method: "GET", names: placeNames, tree: { parent: "part_of" } },
  }),
  get: bearer.get<Place>("/v1/places/{place_no}", "place_no", {
    form: { method: "GET", names: placeNames, tree: { parent: "part_of" } },
  }),
  add: bearer.add<Place>("/v1/places", () => import("./place.schema").then((m) => m.placeAdd), {
    key: "place_no",
    form: { names: placeNames },
  }),
  set: bearer.set<Place>("/v1/places/{place_no}", () => import("./place.schema").then((m) => m.placeSet), {
    key: "place_no",
    form: { method: "PUT", names: placeNames },
  }),
  del: bearer.del("/v1/places/{place_no}", "place_no", { form: { method: "DELETE", names: placeNames } }),
  close: bearer.call(
    "close",
    "/v1/places/{place_no}/close",
    { place_no: "integer", why_closed: "text" },
    { key: "place_no", form: { names: placeNames } },
  ),
} satisfies Calls;
