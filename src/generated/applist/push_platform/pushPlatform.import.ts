// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { pushPlatformCalls } from "./pushPlatform.calls";

export const pushPlatformImporter = {
  call: pushPlatformCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: pushPlatformType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: pushPlatformType } },
    },
    {
      name: "platform",
      as: "enum",
      of: pushVendor,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: pushVendor } },
    },
    {
      name: "area_type",
      as: "enum",
      of: areaType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: areaType } },
    },
    { name: "zone", as: "reference", of: zoneReference, schema: { builder: "referenceTo", args: { type: "string" } } },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
    {
      name: "smtp_addr",
      as: "text",
      schema: { builder: "text", args: { required: true, when: { type: [1] }, max: 128, pattern: "host" } },
    },
    {
      name: "smtp_port",
      as: "number",
      schema: { builder: "integer", args: { when: { type: [1] }, min: 0, max: 65535 } },
    },
    { name: "ssl", as: "flag", schema: { builder: "flag", args: { when: { type: [1] } } } },
    { name: "user_id", as: "text", schema: { builder: "text", args: { when: { type: [1] }, max: 128 } } },
    { name: "password", as: "text", schema: { builder: "secret", args: { when: { type: [1] }, max: 128 } } },
    { name: "app_id", as: "text", schema: { builder: "text", args: { when: { type: [2, 3] }, max: 64 } } },
    { name: "secret_id", as: "text", schema: { builder: "text", args: { when: { type: [2, 3] }, max: 128 } } },
    { name: "secret_key", as: "text", schema: { builder: "secret", args: { when: { type: [2, 3] }, max: 256 } } },
    { name: "key_id", as: "text", schema: { builder: "text", args: { when: { type: [2, 3] }, max: 128 } } },
    { name: "key_secret", as: "text", schema: { builder: "secret", args: { when: { type: [2, 3] }, max: 256 } } },
    {
      name: "sign_name",
      as: "text",
      schema: { builder: "text", args: { required: true, when: { type: [2] }, max: 64 } },
    },
  ],
} satisfies Importer;
