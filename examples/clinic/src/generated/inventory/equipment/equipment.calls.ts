// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { condition } from "../../enums";
import type { Equipment } from "./equipment.schema";

export const equipmentCalls = {
  list: bearer.list<Equipment>("/clinic/equipment/find", { key: "equipment_no" }),
  get: bearer.get<Equipment>("/clinic/equipment/one", "equipment_no"),
  add: bearer.add<Equipment>(
    "/clinic/equipment/enter",
    () => import("./equipment.schema").then((m) => m.equipmentAdd),
    { key: "equipment_no" },
  ),
  import_add: bearer.call("import_add", "/clinic/equipment/enter_all", {}, { key: "equipment_no" }),
  set: bearer.set<Equipment>(
    "/clinic/equipment/change",
    () => import("./equipment.schema").then((m) => m.equipmentSet),
    { key: "equipment_no" },
  ),
  del: bearer.del("/clinic/equipment/strike", "equipment_no"),
  relocate: bearer.call(
    "relocate",
    "/clinic/equipment/relocate",
    { equipment_no: "integer", stands_in: "integer" },
    { key: "equipment_no" },
  ),
  quarantine: bearer.call(
    "quarantine",
    "/clinic/equipment/quarantine",
    { equipment_no: "integer", condition: choice<typeof condition>("integer"), condition_note: "text" },
    { constants: { condition: 30 }, key: "equipment_no" },
  ),
} satisfies Calls;
