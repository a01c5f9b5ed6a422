// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";
import type { Account } from "./account.schema";

export const accountCalls = {
  list: bearer.list<Account>("/v2/user/account/list"),
  get: bearer.get<Account>("/v2/user/account/get"),
  add: bearer.add<Account>("/v2/user/account/add", () => import("./account.schema").then((m) => m.accountAdd)),
  set: bearer.set<Account>("/v2/user/account/set", () => import("./account.schema").then((m) => m.accountSet)),
  del: bearer.del("/v2/user/account/del"),
  password: legacy.call(
    "password",
    "/user/password/modify",
    { user_id: "text", old_password: "text", new_password: "text", verify_id: "text", verify_code: "text" },
    { further: ["verify_id", "verify_code"] },
  ),
} satisfies Calls;
