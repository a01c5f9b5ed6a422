// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";
import type { Account } from "./account.schema";

export const accountCalls = {
  list: bearer.list<Account>("/v2/user/account/list"),
  get: bearer.get<Account>("/v2/user/account/get"),
  add: bearer.add<Account>("/v2/user/account/add", {
    user_id: "text",
    user_password: "text",
    user_name: "text",
    user_email: "text",
    user_phone_area: "text",
    user_phone: "text",
    user_type: "integer",
    comp_id: "integer",
    company_id: "integer",
    scope: "integer",
    role_id: "integer",
    state: "integer",
    validity_time: "integer",
    gmt_validity: "integer",
    remark: "text",
  }),
  set: bearer.set<Account>("/v2/user/account/set", {
    id: "integer",
    user_password: "text",
    user_name: "text",
    user_email: "text",
    user_phone_area: "text",
    user_phone: "text",
    user_type: "integer",
    comp_id: "integer",
    company_id: "integer",
    scope: "integer",
    role_id: "integer",
    state: "integer",
    validity_time: "integer",
    gmt_validity: "integer",
    remark: "text",
  }),
  del: bearer.del("/v2/user/account/del"),
  password: legacy.call<{
    readonly user_id: string;
    readonly old_password: string;
    readonly new_password: string;
    readonly verify_id: string;
    readonly verify_code: string;
  }>("password", "/user/password/modify", {
    user_id: "text",
    old_password: "text",
    new_password: "text",
    verify_id: "text",
    verify_code: "text",
  }),
} satisfies Calls;
