// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { linkType, nodeType, sys } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { productCategoryReference } from "../product_category/productCategory.reference";
import { productCalls } from "./product.calls";

export const productImporter = {
  call: productCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "img", as: "text", schema: { builder: "url", args: {} } },
    {
      name: "category",
      as: "reference",
      of: productCategoryReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "node_type",
      as: "enum",
      of: nodeType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: nodeType } },
    },
    { name: "sys", as: "enum", of: sys, schema: { builder: "oneOf", args: { of: sys } } },
    { name: "oem", as: "text", schema: { builder: "text", args: { max: 32 } } },
    { name: "link_type", as: "enum", of: linkType, schema: { builder: "oneOf", args: { of: linkType } } },
    { name: "link_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "batch_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
