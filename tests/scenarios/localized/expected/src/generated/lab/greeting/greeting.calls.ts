// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Greeting } from "./greeting.schema";

export const greetingCalls = {
  list: bearer.list<Greeting>("/v2/lab/greeting/list"),
  add: bearer.add<Greeting>("/v2/lab/greeting/add", () => import("./greeting.schema").then((m) => m.greetingAdd)),
  set: bearer.set<Greeting>("/v2/lab/greeting/set", () => import("./greeting.schema").then((m) => m.greetingSet)),
} satisfies Calls;
