// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "pilothouse/wire";

export const wardKind = {
  name: "ward_kind",
  values: [
    { value: "campus" },
    { value: "building" },
    { value: "department" },
    { value: "ward" },
    { value: "theatre" },
    { value: "laboratory" },
  ],
} satisfies Enumeration;

export const deviceClass = {
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
} satisfies Enumeration;

export const hazardClass = {
  name: "hazard_class",
  values: [
    { value: "I", color: "success" },
    { value: "IIa", color: "info" },
    { value: "IIb", color: "warning" },
    { value: "III", color: "error" },
  ],
} satisfies Enumeration;

export const condition = {
  name: "condition",
  values: [
    { value: 10, color: "success" },
    { value: 20, color: "warning" },
    { value: 30, color: "error" },
    { value: 90 },
  ],
} satisfies Enumeration;

export const currency = {
  name: "currency",
  values: [{ value: "rmb" }, { value: "usd" }],
} satisfies Enumeration;

export const contractStanding = {
  name: "contract_standing",
  values: [{ value: 1, color: "info" }, { value: 2, color: "success" }, { value: 3 }],
} satisfies Enumeration;

export const urgency = {
  name: "urgency",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "warning" }, { value: 4, color: "error" }],
} satisfies Enumeration;

export const stage = {
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
} satisfies Enumeration;

export const procedure = {
  name: "procedure",
  values: [{ value: "incoming" }, { value: "electrical" }, { value: "calibration" }, { value: "functional" }],
} satisfies Enumeration;

export const verdict = {
  name: "verdict",
  values: [
    { value: "open" },
    { value: "good", color: "success" },
    { value: "poor", color: "warning" },
    { value: "bad", color: "error" },
  ],
} satisfies Enumeration;

export const pointVerdict = {
  name: "point_verdict",
  values: [{ value: "good", color: "success" }, { value: "bad", color: "error" }, { value: "skipped" }],
} satisfies Enumeration;

export const standing = {
  name: "standing",
  values: [
    { value: "active", color: "success" },
    { value: "suspended", color: "error" },
  ],
} satisfies Enumeration;

export const dutyStanding = {
  name: "duty_standing",
  values: [
    { value: "open", color: "success" },
    { value: "closed", color: "error" },
  ],
} satisfies Enumeration;

export const permissionTier = {
  name: "permission_tier",
  values: [{ value: "section" }, { value: "screen" }, { value: "action" }],
} satisfies Enumeration;
