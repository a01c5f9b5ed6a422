// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { iccidCalls } from "./iccid.calls";

export const iccidImporter = {
  call: iccidCalls.import_add,
  natural: ["iccid"],
  fields: [
    {
      name: "iccid",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, pattern: "iccid" } },
    },
    {
      name: "network_type",
      as: "enum",
      of: carrier,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: carrier } },
    },
    {
      name: "brand_id",
      as: "enum",
      of: iccProvider,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: iccProvider } },
    },
    { name: "type", as: "enum", of: iccidType, schema: { builder: "oneOf", args: { of: iccidType } } },
    { name: "link_type", as: "enum", of: linkType, schema: { builder: "oneOf", args: { of: linkType } } },
    { name: "link_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
  ],
} satisfies Importer;
