// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";

export const taskCalls = {
  mine: bearer.call("mine", "/v2/user/task/list"),
  cancel: bearer.call("cancel", "/v2/user/task/cancel", { id: "text" }),
  retry: bearer.call("retry", "/v2/user/task/retry", { id: "text" }),
  hand_in: bearer.call("hand_in", "/v2/user/task/rows/add", { of: "text" }),
} satisfies Calls;
