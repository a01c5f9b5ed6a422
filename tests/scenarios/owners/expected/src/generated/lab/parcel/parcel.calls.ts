// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Parcel } from "./parcel.schema";

export const parcelCalls = {
  list: bearer.list<Parcel>("/v2/lab/list"),
} satisfies Calls;
