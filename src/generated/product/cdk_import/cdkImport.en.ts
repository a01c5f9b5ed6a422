// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_import.name": "Activation code import",
  "cdk_import.plural": "Activation code imports",
  "cdk_import.fields.id": "ID",
  "cdk_import.fields.name": "File",
  "cdk_import.fields.state": "State",
  "cdk_import.fields.total": "Total rows",
  "cdk_import.help.total": "Not counting the header row",
  "cdk_import.fields.created": "Created",
  "cdk_import.fields.existing": "Already existed",
  "cdk_import.fields.refused": "Failed",
  "cdk_import.fields.result": "Rows with errors",
  "cdk_import.help.result": "Each with its reason",
  "cdk_import.fields.user_id": "Imported by",
  "cdk_import.fields.comp_id": "Company",
  "cdk_import.fields.gmt_create": "Started",
  "cdk_import.fields.gmt_update": "Updated",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
