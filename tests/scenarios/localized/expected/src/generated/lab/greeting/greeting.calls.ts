// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Greeting } from "./greeting.schema";

export const greetingCalls = {
  list: bearer.list<Greeting>("/v2/lab/greeting/list"),
  add: bearer.add<Greeting>("/v2/lab/greeting/add", { name: "text", details: "list" }),
  set: bearer.set<Greeting>("/v2/lab/greeting/set", { id: "integer", name: "text", details: "list" }),
} satisfies Calls;
