// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const claim = {
  name: "claim",
  section: "lab",
  path: "/lab/claim",
  key: "id",
  title: "title",
  access: { list: "lab.claim", get: "lab.claim", set: "lab.claim", export: "lab.claim" },
  words: wordsIn(() => import("./claim.words")),
  calls: () => import("./claim.calls").then((m) => m.claimCalls),
  schema: () => import("./claim.schema").then((m) => ({ row: m.claimRow })),
  views: {
    list: () => import("./ClaimList").then((m) => ({ default: m.ClaimList })),
    show: () => import("./ClaimShow").then((m) => ({ default: m.ClaimShow })),
    edit: () => import("./ClaimEdit").then((m) => ({ default: m.ClaimEdit })),
  },
} satisfies ResourceProps;
