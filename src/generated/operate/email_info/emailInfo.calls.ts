// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { EmailInfo } from "./emailInfo.schema";

export const emailInfoCalls = {
  list: legacy.list<EmailInfo>("/discovery/srv/email/query"),
  add: legacy.add<EmailInfo>("/discovery/srv/email/add", () =>
    import("./emailInfo.schema").then((m) => m.emailInfoAdd),
  ),
  set: legacy.set<EmailInfo>("/discovery/srv/email/edit", () =>
    import("./emailInfo.schema").then((m) => m.emailInfoSet),
  ),
  del: legacy.del("/discovery/srv/email/del"),
} satisfies Calls;
