// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { DeployState } from "../../../../shared/generated/enums";

export const srvSystem = {
  name: "srv_system",
  section: "system",
  path: "/system/resource",
  key: "id",
  title: "name",
  access: {
    list: "system.resource",
    get: "system.resource",
    add: "#platform",
    set: "#platform",
    del: "#platform",
    export: "system.resource",
  },
  off: { field: "state", of: "deploy_state", from: DeployState.deployed, to: DeployState.not_deployed },
  telling: ["sys"],
  own: ["sys", "state"],
  words: wordsIn(() => import("./srvSystem.words")),
  calls: () => import("./srvSystem.calls").then((m) => m.srvSystemCalls),
  schema: () => import("./srvSystem.schema").then((m) => ({ row: m.srvSystemRow })),
  views: {
    list: () => import("./SrvSystemList").then((m) => ({ default: m.SrvSystemList })),
    show: () => import("./SrvSystemShow").then((m) => ({ default: m.SrvSystemShow })),
    create: () => import("./SrvSystemCreate").then((m) => ({ default: m.SrvSystemCreate })),
    edit: () => import("./SrvSystemEdit").then((m) => ({ default: m.SrvSystemEdit })),
  },
} satisfies ResourceProps;
