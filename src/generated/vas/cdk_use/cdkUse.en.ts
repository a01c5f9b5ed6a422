// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_use.name": "Code usage",
  "cdk_use.plural": "Code usage",
  "cdk_use.fields.cdk": "Activation code",
  "cdk_use.fields.batch_id": "Batch",
  "cdk_use.fields.spec_id": "Package",
  "cdk_use.fields.uid": "Device",
  "cdk_use.fields.user_id": "Used by",
  "cdk_use.fields.comp_id": "Company",
  "cdk_use.fields.gmt_use": "Used",
} satisfies WordTable;
