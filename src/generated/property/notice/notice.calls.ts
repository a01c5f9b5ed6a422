// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Notice } from "./notice.schema";

export const noticeCalls = {
  list: bearer.list<Notice>("/v2/property/notice/list"),
  add: bearer.add<Notice>("/v2/property/notice/add", () => import("./notice.schema").then((m) => m.noticeAdd)),
  set: bearer.set<Notice>("/v2/property/notice/set", () => import("./notice.schema").then((m) => m.noticeSet)),
  del: bearer.del("/v2/property/notice/del"),
} satisfies Calls;
