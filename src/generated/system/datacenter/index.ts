// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { DeployState } from "../../../../shared/generated/enums";

export const datacenter = {
  name: "datacenter",
  section: "system",
  path: "/system/resource/datacenter",
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
  further: ["gmt_create"],
  facts: ["sys", "zone", "domain_prefix", "domain"],
  off: { field: "state", of: "deploy_state", from: DeployState.deployed, to: DeployState.not_deployed },
  telling: ["name"],
  own: ["name", "domain_prefix", "state"],
  words: wordsIn(() => import("./datacenter.words")),
  calls: () => import("./datacenter.calls").then((m) => m.datacenterCalls),
  schema: () => import("./datacenter.schema").then((m) => ({ row: m.datacenterRow })),
  views: {
    list: () => import("./DatacenterList").then((m) => ({ default: m.DatacenterList })),
    show: () => import("./DatacenterShow").then((m) => ({ default: m.DatacenterShow })),
    create: () => import("./DatacenterCreate").then((m) => ({ default: m.DatacenterCreate })),
    edit: () => import("./DatacenterEdit").then((m) => ({ default: m.DatacenterEdit })),
  },
} satisfies ResourceProps;
