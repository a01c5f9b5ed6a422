// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice, legacy } from "pilothouse/wire";
import type { deviceState, onlineState } from "../../enums";
import type { Device } from "./device.schema";

export const deviceCalls = {
  list: bearer.list<Device>("/v2/iot/web/uid/reg/list", { key: "uid" }),
  get: legacy.get<Device>("/uid/info/get", "uid"),
  registration: legacy.call("registration", "/iot/uid/reg/query", { uid: "text" }, { key: "uid" }),
  properties: legacy.call("properties", "/uid/properties/get", { uid: "text" }, { key: "uid" }),
  export_add: legacy.call(
    "export_add",
    "/iot/uid/export/add",
    {
      pk: "text",
      online: choice<typeof onlineState>("integer"),
      state: choice<typeof deviceState>("integer"),
      comp_id: "integer",
    },
    { key: "uid" },
  ),
  export_get: legacy.call("export_get", "/iot/uid/export/get", {}, { key: "uid" }),
  start: bearer.call("start", "/v2/iot/uid/start", { uid: "text", key: "text" }, { key: "uid" }),
  bootstrap: bearer.call("bootstrap", "/v2/iot/uid/bootstrap", { uid: "text" }, { key: "uid" }),
} satisfies Calls;
