// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const importers = {
  equipment: {
    action: "import_add",
    of: () => import("./inventory/equipment/equipment.import").then((m) => m.equipmentImporter),
  },
  supplier: {
    action: "add",
    updates: true,
    of: () => import("./inventory/supplier/supplier.import").then((m) => m.supplierImporter),
  },
  duty: {
    action: "add",
    updates: true,
    of: () => import("./people/duty/duty.import").then((m) => m.dutyImporter),
  },
  staff: {
    action: "add",
    updates: true,
    of: () => import("./people/staff/staff.import").then((m) => m.staffImporter),
  },
  inspection: {
    action: "add",
    updates: true,
    of: () => import("./upkeep/inspection/inspection.import").then((m) => m.inspectionImporter),
  },
} as const;
