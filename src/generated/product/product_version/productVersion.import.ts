// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { linkType, publishState, versionLevel, versionType } from "../../enums";
import { productReference } from "../product/product.reference";
import { productVersionCalls } from "./productVersion.calls";

export const productVersionImporter = {
  call: productVersionCalls.add,
  natural: ["pk", "ver_num", "batch_id"],
  fields: [
    {
      name: "pk",
      as: "reference",
      of: productReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "ver",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 32, pattern: "version" } },
    },
    { name: "ver_num", as: "number", required: true, schema: { builder: "version", args: { required: true } } },
    { name: "min_ver_num", as: "number", schema: { builder: "version", args: {} } },
    { name: "max_ver_num", as: "number", schema: { builder: "version", args: {} } },
    {
      name: "type",
      as: "enum",
      of: versionType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: versionType } },
    },
    {
      name: "level",
      as: "enum",
      of: versionLevel,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: versionLevel } },
    },
    {
      name: "state",
      as: "enum",
      of: publishState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: publishState } },
    },
    { name: "oem", as: "text", schema: { builder: "text", args: { max: 32 } } },
    { name: "batch_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "tag", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "link_type", as: "enum", of: linkType, schema: { builder: "oneOf", args: { of: linkType } } },
    { name: "link_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "limit", as: "number", schema: { builder: "integer", args: { min: 0 } } },
  ],
} satisfies Importer;
