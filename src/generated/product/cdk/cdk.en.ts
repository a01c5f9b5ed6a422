// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk.name": "Activation code",
  "cdk.plural": "Activation codes",
  "cdk.fields.cdk": "Activation code",
  "cdk.fields.batch_id": "Batch",
  "cdk.fields.spec_id": "Package",
  "cdk.fields.state": "State",
  "cdk.fields.uid": "Device",
  "cdk.fields.user_id": "Used by",
  "cdk.fields.comp_id": "Company",
  "cdk.fields.gmt_use": "Used",
  "cdk.fields.gmt_expire": "Expires",
  "enums.cdk_state.1": "To be used",
  "enums.cdk_state.2": "Used",
} satisfies WordTable;
