// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Wake } from "./wake.schema";

export const wakeCalls = {
  list: legacy.list<Wake>("/iot/wol/state/get", { key: "uid" }),
  wake: legacy.call("wake", "/iot/wol/state/set", { uid: "text" }, { key: "uid" }),
} satisfies Calls;
