// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, bearerAt } from "pilothouse/wire";
import type { Job } from "./job.schema";

export const jobCalls = {
  list: bearer.list<Job>("/v2/lab/job/list"),
  add: bearer.add<Job>("/v2/lab/job/add", () => import("./job.schema").then((m) => m.jobAdd)),
  run: bearer.call("run", "/v2/lab/job/run", { id: "integer" }, { constants: { cmd: "run" } }),
  refuse: bearer.call("refuse", "/v2/lab/job/refuse", { id: "integer", reason: "text" }),
  wake: bearer.call("wake", "/v2/lab/job/wake", { id: "integer" }),
  steer: bearerAt.call("steer", "/v2/lab/steer", { to: "text", mode: "integer", word: "text" }),
  place: bearer.call("place", "/v2/lab/job/place", { name: "text", price: "text", months: "integer" }),
  price: bearer.call("price", "/v2/lab/job/price", { name: "text" }),
  collect: bearer.call("collect", "/v2/lab/job/collect"),
  progress: bearer.call("progress", "/v2/lab/job/progress", { id: "integer" }),
} satisfies Calls;
