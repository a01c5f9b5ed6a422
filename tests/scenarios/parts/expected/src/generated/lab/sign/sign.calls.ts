// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Sign } from "./sign.schema";

export const signCalls = {
  list: bearer.list<Sign>("/v2/lab/sign/list"),
  add: bearer.add<Sign>("/v2/lab/sign/add", () => import("./sign.schema").then((m) => m.signAdd)),
} satisfies Calls;
