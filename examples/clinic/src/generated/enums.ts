// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "../wire";

export const wardKind = {
  name: "ward_kind",
  values: [
    { value: "campus", color: "default" },
    { value: "building", color: "default" },
    { value: "department", color: "default" },
    { value: "ward", color: "default" },
    { value: "theatre", color: "default" },
    { value: "laboratory", color: "default" },
  ],
} satisfies Enumeration;

export const deviceClass = {
  name: "device_class",
  values: [
    { value: "ventilator", color: "default" },
    { value: "infusion_pump", color: "default" },
    { value: "patient_monitor", color: "default" },
    { value: "defibrillator", color: "default" },
    { value: "ultrasound", color: "default" },
    { value: "imaging", color: "default" },
    { value: "dialysis", color: "default" },
    { value: "anaesthesia", color: "default" },
    { value: "analyser", color: "default" },
    { value: "steriliser", color: "default" },
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
    { value: 90, color: "default" },
  ],
} satisfies Enumeration;

export const currency = {
  name: "currency",
  values: [
    { value: "rmb", color: "default" },
    { value: "usd", color: "default" },
  ],
} satisfies Enumeration;

export const contractStanding = {
  name: "contract_standing",
  values: [
    { value: 1, color: "info" },
    { value: 2, color: "success" },
    { value: 3, color: "default" },
  ],
} satisfies Enumeration;

export const urgency = {
  name: "urgency",
  values: [
    { value: 1, color: "default" },
    { value: 2, color: "info" },
    { value: 3, color: "warning" },
    { value: 4, color: "error" },
  ],
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
    { value: "dropped", color: "default" },
  ],
} satisfies Enumeration;

export const procedure = {
  name: "procedure",
  values: [
    { value: "incoming", color: "default" },
    { value: "electrical", color: "default" },
    { value: "calibration", color: "default" },
    { value: "functional", color: "default" },
  ],
} satisfies Enumeration;

export const verdict = {
  name: "verdict",
  values: [
    { value: "open", color: "default" },
    { value: "good", color: "success" },
    { value: "poor", color: "warning" },
    { value: "bad", color: "error" },
  ],
} satisfies Enumeration;

export const pointVerdict = {
  name: "point_verdict",
  values: [
    { value: "good", color: "success" },
    { value: "bad", color: "error" },
    { value: "skipped", color: "default" },
  ],
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
  values: [
    { value: "section", color: "default" },
    { value: "screen", color: "default" },
    { value: "action", color: "default" },
  ],
} satisfies Enumeration;
