// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Size } from "./size.schema";

export const sizeCalls = {
  list: bearer.list<Size>("/v2/lab/size/list"),
  add: bearer.add<Size>("/v2/lab/size/add", () => import("./size.schema").then((m) => m.sizeAdd)),
  del: bearer.del("/v2/lab/size/del"),
} satisfies Calls;
