// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";
import type { Parcel } from "./parcel.schema";

export const parcelCalls = {
  list: legacy.list<Parcel>("/lab/parcel/query", {
    paging: "page_no",
    apiVersion: "1.0.2",
    constants: { type: "sys" },
  }),
  add: legacy.add<Parcel>("/lab/parcel/add", () => import("./parcel.schema").then((m) => m.parcelAdd)),
  set: bearer.set<Parcel>("/lab/parcel/modify", () => import("./parcel.schema").then((m) => m.parcelSet)),
  del: legacy.del("/lab/parcel/delete"),
} satisfies Calls;
