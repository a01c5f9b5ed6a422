// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";

export const deliveryCalls = {
  rows: bearer.call("rows", "/clinic/delivery/rows", { register: "text" }, { key: "register" }),
} satisfies Calls;
