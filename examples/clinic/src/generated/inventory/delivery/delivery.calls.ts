// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";

export const deliveryCalls = {
  deliver: bearer.call("deliver", "/clinic/delivery/deliver", { register: "text" }, { key: "register" }),
} satisfies Calls;
