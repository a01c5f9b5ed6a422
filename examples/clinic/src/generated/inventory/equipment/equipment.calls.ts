// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Equipment } from "./equipment.schema";

export const equipmentCalls = {
  list: bearer.list<Equipment>("/clinic/equipment/find", { key: "equipment_no" }),
  get: bearer.get<Equipment>("/clinic/equipment/one", "equipment_no"),
  add: bearer.add<Equipment>(
    "/clinic/equipment/enter",
    {
      tag: "text",
      designation: "text",
      device_class: "text",
      hazard_class: "text",
      maker: "text",
      build: "text",
      serial: "text",
      stands_in: "integer",
      bought_from: "integer",
      bought_for: "text",
      bought_in: "text",
      bought_at: "integer",
      guaranteed_until: "integer",
      condition: "integer",
      condition_note: "text",
      inspected_every: "integer",
      mains: "text",
      accessories: "list",
      likeness: "text",
      handbook: "text",
    },
    { key: "equipment_no" },
  ),
  set: bearer.set<Equipment>(
    "/clinic/equipment/change",
    {
      equipment_no: "integer",
      designation: "text",
      device_class: "text",
      hazard_class: "text",
      maker: "text",
      build: "text",
      serial: "text",
      stands_in: "integer",
      bought_from: "integer",
      bought_for: "text",
      bought_in: "text",
      bought_at: "integer",
      guaranteed_until: "integer",
      condition: "integer",
      condition_note: "text",
      inspected_every: "integer",
      mains: "text",
      accessories: "list",
      likeness: "text",
      handbook: "text",
    },
    { key: "equipment_no" },
  ),
  del: bearer.del("/clinic/equipment/strike", "equipment_no"),
  relocate: bearer.call<{ readonly equipment_no: number; readonly stands_in: number }>(
    "relocate",
    "/clinic/equipment/relocate",
    { equipment_no: "integer", stands_in: "integer" },
    { key: "equipment_no" },
  ),
  quarantine: bearer.call<{
    readonly equipment_no: number;
    readonly condition: 10 | 20 | 30 | 90;
    readonly condition_note: string;
  }>(
    "quarantine",
    "/clinic/equipment/quarantine",
    { equipment_no: "integer", condition: "integer", condition_note: "text" },
    { constants: { condition: 30 }, key: "equipment_no" },
  ),
} satisfies Calls;
