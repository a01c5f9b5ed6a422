// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { EmailInfo } from "./emailInfo.schema";

export const emailInfoCalls = {
  list: legacy.list<EmailInfo>("/discovery/srv/email/query", { paging: "page_index", apiVersion: "1.0.1" }),
  add: legacy.add<EmailInfo>(
    "/discovery/srv/email/add",
    { sys: "integer", link: "text", link_type: "integer", state: "integer" },
    { apiVersion: "1.0.1" },
  ),
  set: legacy.set<EmailInfo>(
    "/discovery/srv/email/edit",
    { id: "integer", sys: "integer", link: "text", link_type: "integer", state: "integer" },
    { apiVersion: "1.0.1" },
  ),
  del: legacy.del("/discovery/srv/email/del", "id", { apiVersion: "1.0.1" }),
} satisfies Calls;
