// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { condition, currency, deviceClass, hazardClass } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { supplierReference } from "../supplier/supplier.reference";
import { equipmentCalls } from "./equipment.calls";

export const equipmentImporter = {
  call: equipmentCalls.add,
  natural: ["tag"],
  fields: [
    {
      name: "tag",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 12, pattern: "code" } },
    },
    { name: "designation", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 96 } } },
    {
      name: "device_class",
      as: "enum",
      of: deviceClass,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: deviceClass } },
    },
    {
      name: "hazard_class",
      as: "enum",
      of: hazardClass,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: hazardClass } },
    },
    { name: "maker", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "build", as: "text", schema: { builder: "text", args: { max: 64 } } },
    {
      name: "serial",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 32, pattern: "code" } },
    },
    {
      name: "stands_in",
      as: "reference",
      of: wardReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "bought_from",
      as: "reference",
      of: supplierReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    { name: "bought_for", as: "amount", schema: { builder: "money", args: { min: "0.00", max: "99999999.00" } } },
    { name: "bought_in", as: "enum", of: currency, schema: { builder: "oneOf", args: { of: currency } } },
    { name: "bought_at", as: "timestamp", schema: { builder: "timestamp", args: {} } },
    { name: "guaranteed_until", as: "timestamp", schema: { builder: "timestamp", args: {} } },
    {
      name: "condition",
      as: "enum",
      of: condition,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: condition } },
    },
    {
      name: "condition_note",
      as: "text",
      schema: { builder: "text", args: { when: { condition: [20, 30, 90] }, max: 256 } },
    },
    {
      name: "inspected_every",
      as: "number",
      required: true,
      schema: { builder: "integer", args: { required: true, min: 1, max: 60 } },
    },
    { name: "likeness", as: "text", schema: { builder: "url", args: {} } },
    { name: "handbook", as: "text", schema: { builder: "url", args: {} } },
  ],
} satisfies Importer;
