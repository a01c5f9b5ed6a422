// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const wardKind = enumeration("ward_kind", ["campus", "building", "department", "ward", "theatre", "laboratory"]);

export const deviceClass = enumeration("device_class", [
  "ventilator",
  "infusion_pump",
  "patient_monitor",
  "defibrillator",
  "ultrasound",
  "imaging",
  "dialysis",
  "anaesthesia",
  "analyser",
  "steriliser",
]);

export const hazardClass = enumeration("hazard_class", ["I", "IIa", "IIb", "III"], {
  I: "success",
  IIa: "info",
  IIb: "warning",
  III: "error",
});

export const condition = enumeration("condition", [10, 20, 30, 90], {
  10: "success",
  20: "warning",
  30: "error",
  90: { color: "default", danger: true },
});

export const currency = enumeration("currency", ["rmb", "usd"]);

export const contractStanding = enumeration("contract_standing", [1, 2, 3], { 1: "info", 2: "success" });

export const urgency = enumeration("urgency", [1, 2, 3, 4], { 2: "info", 3: "warning", 4: "error" });

export const stage = enumeration(
  "stage",
  ["reported", "dispatched", "working", "waiting", "finished", "accepted", "dropped"],
  {
    reported: "info",
    dispatched: "info",
    working: "warning",
    waiting: "warning",
    finished: "success",
    accepted: "success",
  },
);

export const procedure = enumeration("procedure", ["incoming", "electrical", "calibration", "functional"]);

export const verdict = enumeration("verdict", ["pending", "good", "poor", "bad"], {
  good: "success",
  poor: "warning",
  bad: "error",
});

export const pointVerdict = enumeration("point_verdict", ["good", "bad", "skipped"], { good: "success", bad: "error" });

export const standing = enumeration("standing", ["active", "suspended"], { active: "success", suspended: "error" });

export const dutyStanding = enumeration("duty_standing", ["valid", "closed"], { valid: "success", closed: "error" });

export const permissionTier = enumeration("permission_tier", ["section", "screen", "action"]);
