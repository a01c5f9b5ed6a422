// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { delivery } from "./inventory/delivery";
import { equipment } from "./inventory/equipment";
import { supplier } from "./inventory/supplier";
import { duty } from "./people/duty";
import { pass } from "./people/pass";
import { permission } from "./people/permission";
import { session } from "./people/session";
import { staff } from "./people/staff";
import { ward } from "./premises/ward";
import { inspection } from "./upkeep/inspection";
import { maintenanceOrder } from "./upkeep/maintenance_order";

export const resources = {
  delivery,
  equipment,
  supplier,
  duty,
  pass,
  permission,
  session,
  staff,
  ward,
  inspection,
  maintenance_order: maintenanceOrder,
};
