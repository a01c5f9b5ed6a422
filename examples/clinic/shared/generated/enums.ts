// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const WardKind = {
  campus: "campus",
  building: "building",
  department: "department",
  ward: "ward",
  theatre: "theatre",
  laboratory: "laboratory",
} as const;

export const DeviceClass = {
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
} as const;

export const HazardClass = { class_i: "I", class_ii_a: "IIa", class_ii_b: "IIb", class_iii: "III" } as const;

export const Condition = { in_use: 10, in_repair: 20, withdrawn: 30, scrapped: 90 } as const;

export const Currency = { rmb: "rmb", usd: "usd" } as const;

export const ContractStanding = { offered: 1, running: 2, ended: 3 } as const;

export const Urgency = { low: 1, normal: 2, urgent: 3, critical: 4 } as const;

export const Stage = {
  reported: "reported",
  dispatched: "dispatched",
  working: "working",
  waiting: "waiting",
  finished: "finished",
  accepted: "accepted",
  dropped: "dropped",
} as const;

export const Procedure = {
  incoming: "incoming",
  electrical: "electrical",
  calibration: "calibration",
  functional: "functional",
} as const;

export const Verdict = { pending: "pending", good: "good", poor: "poor", bad: "bad" } as const;

export const PointVerdict = { good: "good", bad: "bad", skipped: "skipped" } as const;

export const Standing = { active: "active", suspended: "suspended" } as const;

export const DutyStanding = { valid: "valid", closed: "closed" } as const;

export const PermissionTier = { section: "section", screen: "screen", action: "action" } as const;
