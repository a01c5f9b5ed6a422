// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Condition, Currency, DeviceClass, HazardClass } from "../../../shared/generated/enums";

export const equipment = defineResource({
  table: "equipment",
  key: "equipment_no",
  fields: {
    equipment_no: "integer",
    tag: "text",
    designation: "text",
    device_class: DeviceClass,
    hazard_class: HazardClass,
    maker: "text",
    type_name: "text",
    serial: "text",
    stands_in: "integer",
    bought_from: "integer",
    bought_for: "cents",
    bought_in: Currency,
    bought_at: "integer",
    guaranteed_until: "integer",
    condition: Condition,
    condition_note: "text",
    inspected_every: "integer",
    inspection_due: "integer",
    mains: "text",
    accessories: "json",
    likeness: "text",
    handbook: "text",
    entered_at: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    import_add: {},
    set: "fields",
    del: "fields",
    relocate: {
      required: {
        equipment_no: "integer",
        stands_in: "integer",
      },
    },
    quarantine: {
      required: {
        equipment_no: "integer",
        condition: Condition,
      },
      optional: {
        condition_note: "text",
      },
    },
  },
});
