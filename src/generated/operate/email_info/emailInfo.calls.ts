// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { EmailInfo } from "./emailInfo.schema";

export const emailInfoCalls = {
  list: legacy.list<EmailInfo>("/discovery/srv/email/query"),
  add: legacy.add<EmailInfo>("/discovery/srv/email/add", {
    sys: "integer",
    link: "text",
    link_type: "integer",
    state: "integer",
  }),
  set: legacy.set<EmailInfo>("/discovery/srv/email/edit", {
    id: "integer",
    sys: "integer",
    link: "text",
    link_type: "integer",
    state: "integer",
  }),
  del: legacy.del("/discovery/srv/email/del"),
} satisfies Calls;
