// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { cloudMode, cloudVendor, openState, sys } from "../../enums";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";
import { cloudPlatformCalls } from "./cloudPlatform.calls";

export const cloudPlatformImporter = {
  call: cloudPlatformCalls.add,
  natural: ["platform_name", "comp_id"],
  fields: [
    {
      name: "platform_name",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 64 } },
    },
    { name: "platform_id", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type_id",
      as: "enum",
      of: cloudVendor,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: cloudVendor } },
    },
    {
      name: "mode",
      as: "enum",
      of: cloudMode,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: cloudMode } },
    },
    {
      name: "zone",
      as: "reference",
      of: zoneReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    { name: "sys", as: "enum", of: sys, schema: { builder: "oneOf", args: { of: sys } } },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
    {
      name: "end_point",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 128, pattern: "host" } },
    },
    { name: "platform_port", as: "number", schema: { builder: "integer", args: { min: 0, max: 65535 } } },
    {
      name: "bucket",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 64, pattern: "code" } },
    },
    { name: "store_path", as: "text", schema: { builder: "text", args: { max: 128 } } },
    { name: "app_key", as: "text", schema: { builder: "text", args: { max: 128 } } },
    { name: "app_secret", as: "text", schema: { builder: "secret", args: { max: 256 } } },
    { name: "live", as: "flag", schema: { builder: "flag", args: {} } },
    { name: "support_img", as: "flag", schema: { builder: "flag", args: {} } },
  ],
} satisfies Importer;
