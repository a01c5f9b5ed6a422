// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { companyReference } from "../../operate/company/company.reference";

export const device = {
  name: "device",
  section: "product",
  path: "/product/device",
  key: "uid",
  keyType: "string",
  title: "uid",
  access: {
    list: "product.device",
    get: "product.device",
    registration: "product.device",
    properties: "product.device",
    export_add: "product.device.export",
    export_get: "product.device.export",
    start: "product.device",
    bootstrap: "product.device",
    export: "product.device.export",
  },
  extensions: ["start", "bootstrap"],
  search: [
    { source: "mac", as: "mac" },
    { source: "iccid", as: "code" },
    { source: "tag", as: "text" },
  ],
  personal: ["key"],
  facts: ["tag", "pk", "comp_id", "ver", "gmt_active"],
  passes: companyReference,
  opened: true,
  owner: "comp_id",
  words: wordsIn(() => import("./device.words")),
  calls: () => import("./device.calls").then((m) => m.deviceCalls),
  schema: () => import("./device.schema").then((m) => ({ row: m.deviceRow })),
  views: {
    list: () => import("./DeviceList").then((m) => ({ default: m.DeviceList })),
    show: () => import("./DeviceShow").then((m) => ({ default: m.DeviceShow })),
  },
} satisfies ResourceProps;
