// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const WardKind = enumeration({
  campus: "campus",
  building: "building",
  department: "department",
  ward: "ward",
  theatre: "theatre",
  laboratory: "laboratory",
});

export type WardKind = "campus" | "building" | "department" | "ward" | "theatre" | "laboratory";

export const DeviceClass = enumeration({
  ventilator: "ventilator",
  infusion_pump: "infusion_pump",
  patient_monitor: "patient_monitor",
  defibrillator: "defibrillator",
  ultrasound: "ultrasound",
  imaging: "imaging",
  dialysis: "dialysis",
  anaesthesia: "anaesthesia",
  analyser: "analyser",
  steriliser: "steriliser",
});

export type DeviceClass =
  | "ventilator"
  | "infusion_pump"
  | "patient_monitor"
  | "defibrillator"
  | "ultrasound"
  | "imaging"
  | "dialysis"
  | "anaesthesia"
  | "analyser"
  | "steriliser";

export const HazardClass = enumeration({ class_i: "I", class_ii_a: "IIa", class_ii_b: "IIb", class_iii: "III" });

export type HazardClass = "I" | "IIa" | "IIb" | "III";

export const Condition = enumeration({ in_use: 10, in_repair: 20, withdrawn: 30, scrapped: 90 });

export type Condition = 10 | 20 | 30 | 90;

export const Currency = enumeration({ rmb: "rmb", usd: "usd" });

export type Currency = "rmb" | "usd";

export const ContractStanding = enumeration({ offered: 1, running: 2, ended: 3 });

export type ContractStanding = 1 | 2 | 3;

export const Urgency = enumeration({ low: 1, normal: 2, urgent: 3, critical: 4 });

export type Urgency = 1 | 2 | 3 | 4;

export const Stage = enumeration({
  reported: "reported",
  dispatched: "dispatched",
  working: "working",
  waiting: "waiting",
  finished: "finished",
  accepted: "accepted",
  dropped: "dropped",
});

export type Stage = "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";

export const Procedure = enumeration({
  incoming: "incoming",
  electrical: "electrical",
  calibration: "calibration",
  functional: "functional",
});

export type Procedure = "incoming" | "electrical" | "calibration" | "functional";

export const Verdict = enumeration({ pending: "pending", good: "good", poor: "poor", bad: "bad" });

export type Verdict = "pending" | "good" | "poor" | "bad";

export const PointVerdict = enumeration({ good: "good", bad: "bad", skipped: "skipped" });

export type PointVerdict = "good" | "bad" | "skipped";

export const Standing = enumeration({ active: "active", suspended: "suspended" });

export type Standing = "active" | "suspended";

export const DutyStanding = enumeration({ valid: "valid", closed: "closed" });

export type DutyStanding = "valid" | "closed";

export const PermissionTier = enumeration({ section: "section", screen: "screen", action: "action" });

export type PermissionTier = "section" | "screen" | "action";
