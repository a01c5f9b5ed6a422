// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceDuplicate = {
  name: "device_duplicate",
  section: "product",
  path: "/product/dev_dup",
  key: "id",
  title: "uid",
  style: "legacy",
  access: { list: "product.dev_dup", get: "product.dev_dup", set: "product.dev_dup", export: "product.dev_dup" },
  facts: ["uid", "mac", "new_mac", "pk"],
  owner: "comp_id",
  words: wordsIn(() => import("./deviceDuplicate.words")),
  calls: () => import("./deviceDuplicate.calls").then((m) => m.deviceDuplicateCalls),
  schema: () => import("./deviceDuplicate.schema").then((m) => ({ row: m.deviceDuplicateRow })),
  views: {
    list: () => import("./DeviceDuplicateList").then((m) => ({ default: m.DeviceDuplicateList })),
    show: () => import("./DeviceDuplicateShow").then((m) => ({ default: m.DeviceDuplicateShow })),
    edit: () => import("./DeviceDuplicateEdit").then((m) => ({ default: m.DeviceDuplicateEdit })),
  },
} satisfies ResourceProps;
