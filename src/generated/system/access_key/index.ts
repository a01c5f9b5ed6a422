// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const accessKey = {
  name: "access_key",
  section: "system",
  path: "/system/access_key",
  key: "id",
  title: "name",
  style: "rest",
  access: {
    list: "system.access_key",
    get: "system.access_key",
    add: "system.access_key",
    set: "system.access_key",
    del: "system.access_key",
    export: "system.access_key",
  },
  extensions: ["list", "get", "add", "set", "del"],
  facts: ["prefix", "account_id", "minute_limit", "gmt_end"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  own: ["state"],
  opened: true,
  through: "account_id",
  words: wordsIn(() => import("./accessKey.words")),
  calls: () => import("./accessKey.calls").then((m) => m.accessKeyCalls),
  schema: () => import("./accessKey.schema").then((m) => ({ row: m.accessKeyRow })),
  views: {
    list: () => import("./AccessKeyList").then((m) => ({ default: m.AccessKeyList })),
    show: () => import("./AccessKeyShow").then((m) => ({ default: m.AccessKeyShow })),
    create: () => import("./AccessKeyCreate").then((m) => ({ default: m.AccessKeyCreate })),
    edit: () => import("./AccessKeyEdit").then((m) => ({ default: m.AccessKeyEdit })),
  },
} satisfies ResourceProps;
