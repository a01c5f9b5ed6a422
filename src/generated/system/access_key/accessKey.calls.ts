// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, rest } from "pilothouse/wire";
import type { AccessKey } from "./accessKey.schema";

export const accessKeyCalls = {
  list: rest.list<AccessKey>("/access_keys"),
  get: rest.get<AccessKey>("/access_keys"),
  add: rest.add<AccessKey>("/access_keys", () => import("./accessKey.schema").then((m) => m.accessKeyAdd)),
  set: rest.set<AccessKey>("/access_keys", () => import("./accessKey.schema").then((m) => m.accessKeySet)),
  del: rest.del("/access_keys"),
} satisfies Calls;
