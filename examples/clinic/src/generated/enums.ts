// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const wardKind = enumeration({
  name: "ward_kind",
  values: [
    { value: "campus" },
    { value: "building" },
    { value: "department" },
    { value: "ward" },
    { value: "theatre" },
    { value: "laboratory" },
  ],
});

export const deviceClass = enumeration({
  name: "device_class",
  values: [
    { value: "ventilator" },
    { value: "infusion_pump" },
    { value: "patient_monitor" },
    { value: "defibrillator" },
    { value: "ultrasound" },
    { value: "imaging" },
    { value: "dialysis" },
    { value: "anaesthesia" },
    { value: "analyser" },
    { value: "steriliser" },
  ],
});

export const hazardClass = enumeration({
  name: "hazard_class",
  values: [
    { value: "I", color: "success" },
    { value: "IIa", color: "info" },
    { value: "IIb", color: "warning" },
    { value: "III", color: "error" },
  ],
});

export const condition = enumeration({
  name: "condition",
  values: [
    { value: 10, color: "success" },
    { value: 20, color: "warning" },
    { value: 30, color: "error" },
    { value: 90 },
  ],
});

export const currency = enumeration({
  name: "currency",
  values: [{ value: "rmb" }, { value: "usd" }],
});

export const contractStanding = enumeration({
  name: "contract_standing",
  values: [{ value: 1, color: "info" }, { value: 2, color: "success" }, { value: 3 }],
});

export const urgency = enumeration({
  name: "urgency",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "warning" }, { value: 4, color: "error" }],
});

export const stage = enumeration({
  name: "stage",
  values: [
    { value: "reported", color: "info" },
    { value: "dispatched", color: "info" },
    { value: "working", color: "warning" },
    { value: "waiting", color: "warning" },
    { value: "finished", color: "success" },
    { value: "accepted", color: "success" },
    { value: "dropped" },
  ],
});

export const procedure = enumeration({
  name: "procedure",
  values: [{ value: "incoming" }, { value: "electrical" }, { value: "calibration" }, { value: "functional" }],
});

export const verdict = enumeration({
  name: "verdict",
  values: [
    { value: "pending" },
    { value: "good", color: "success" },
    { value: "poor", color: "warning" },
    { value: "bad", color: "error" },
  ],
});

export const pointVerdict = enumeration({
  name: "point_verdict",
  values: [{ value: "good", color: "success" }, { value: "bad", color: "error" }, { value: "skipped" }],
});

export const standing = enumeration({
  name: "standing",
  values: [
    { value: "active", color: "success" },
    { value: "suspended", color: "error" },
  ],
});

export const dutyStanding = enumeration({
  name: "duty_standing",
  values: [
    { value: "valid", color: "success" },
    { value: "closed", color: "error" },
  ],
});

export const permissionTier = enumeration({
  name: "permission_tier",
  values: [{ value: "section" }, { value: "screen" }, { value: "action" }],
});
