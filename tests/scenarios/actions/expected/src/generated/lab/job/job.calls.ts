// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, bearerAt } from "pilothouse/wire";
import type { Job } from "./job.schema";

export const jobCalls = {
  list: bearer.list<Job>("/v2/lab/job/list"),
  add: bearer.add<Job>("/v2/lab/job/add", { name: "text", host: "text", reason: "text" }),
  run: bearer.call<{ readonly id: number }>("run", "/v2/lab/job/run", { id: "integer" }, { constants: { cmd: "run" } }),
  refuse: bearer.call<{ readonly id: number; readonly reason: string }>("refuse", "/v2/lab/job/refuse", {
    id: "integer",
    reason: "text",
  }),
  wake: bearer.call<{ readonly id: number }>("wake", "/v2/lab/job/wake", { id: "integer" }),
  steer: bearerAt.call<{ readonly to: string; readonly mode: number; readonly word: string }>(
    "steer",
    "/v2/lab/steer",
    { to: "text", mode: "integer", word: "text" },
  ),
  collect: bearer.call("collect", "/v2/lab/job/collect", {}),
  progress: bearer.call<{ readonly id: number }>("progress", "/v2/lab/job/progress", { id: "integer" }),
} satisfies Calls;
