// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Shelf } from "./shelf.schema";

export const shelfCalls = {
  list: bearer.list<Shelf>("/v2/lab/shelf/list"),
} satisfies Calls;
