// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_order.name": "Activation code batch",
  "cdk_order.plural": "Activation code batches",
  "cdk_order.fields.id": "ID",
  "cdk_order.fields.batch_id": "Batch number",
  "cdk_order.fields.spec_id": "Package",
  "cdk_order.help.spec_id": "The package a code activates",
  "cdk_order.fields.number": "Number of codes",
  "cdk_order.help.number": "Must be greater than zero",
  "cdk_order.fields.pending": "Still to generate",
  "cdk_order.help.pending": "Large batches are generated step by step",
  "cdk_order.fields.used": "Used",
  "cdk_order.fields.public": "Public",
  "cdk_order.help.public": "Each user can use the same code once",
  "cdk_order.fields.use_zone": "Zone of use",
  "cdk_order.help.use_zone": "Leave empty for all zones",
  "cdk_order.fields.gmt_expire": "Expires",
  "cdk_order.fields.comp_id": "Company",
  "cdk_order.fields.remark": "Remark",
  "cdk_order.fields.gmt_create": "Created",
  "cdk_order.groups.package": "Package",
  "cdk_order.groups.codes": "Number and zone",
  "cdk_order.groups.expiry": "Expiry",
  "cdk_order.groups.record": "Record",
} satisfies WordTable;
