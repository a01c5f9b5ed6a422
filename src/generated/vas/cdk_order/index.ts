// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const cdkOrder = {
  name: "cdk_order",
  section: "vas",
  path: "/vas/cdkorder",
  key: "id",
  title: "batch_id",
  style: "legacy",
  access: {
    list: "vas.cdkorder",
    get: "vas.cdkorder",
    add: "vas.cdkorder",
    set: "vas.cdkorder",
    export: "vas.cdkorder.export",
  },
  further: ["pending", "remark", "gmt_create"],
  owner: "comp_id",
  words: wordsIn(() => import("./cdkOrder.words")),
  calls: () => import("./cdkOrder.calls").then((m) => m.cdkOrderCalls),
  schema: () => import("./cdkOrder.schema").then((m) => ({ row: m.cdkOrderRow })),
  views: {
    list: () => import("./CdkOrderList").then((m) => ({ default: m.CdkOrderList })),
    show: () => import("./CdkOrderShow").then((m) => ({ default: m.CdkOrderShow })),
    create: () =>
      import("../../../overrides/vas/cdk_order/wizard/CdkOrderCreate").then((m) => ({ default: m.CdkOrderCreate })),
    edit: () => import("./CdkOrderEdit").then((m) => ({ default: m.CdkOrderEdit })),
  },
} satisfies ResourceProps;
