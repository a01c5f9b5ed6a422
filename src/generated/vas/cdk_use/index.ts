// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const cdkUse = {
  name: "cdk_use",
  section: "vas",
  path: "/vas/cdkorder/cdk_use",
  key: "cdk",
  keyType: "string",
  title: "cdk",
  style: "legacy",
  access: { list: "vas.cdkorder", get: "vas.cdkorder", export: "vas.cdkorder.export" },
  owner: "comp_id",
  words: wordsIn(() => import("./cdkUse.words")),
  calls: () => import("./cdkUse.calls").then((m) => m.cdkUseCalls),
  schema: () => import("./cdkUse.schema").then((m) => ({ row: m.cdkUseRow })),
  views: {
    list: () => import("./CdkUseList").then((m) => ({ default: m.CdkUseList })),
    show: () => import("./CdkUseShow").then((m) => ({ default: m.CdkUseShow })),
  },
} satisfies ResourceProps;
