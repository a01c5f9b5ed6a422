// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_import.name": "Code import",
  "cdk_import.plural": "Code imports",
  "cdk_import.fields.id": "ID",
  "cdk_import.fields.name": "File",
  "cdk_import.fields.state": "State",
  "cdk_import.fields.total": "Rows",
  "cdk_import.help.total": "Of the file, without its header",
  "cdk_import.fields.created": "Created",
  "cdk_import.fields.existing": "Already there",
  "cdk_import.fields.refused": "With errors",
  "cdk_import.fields.result": "Rows with errors",
  "cdk_import.help.result": "Each with its reason",
  "cdk_import.fields.user_id": "Imported by",
  "cdk_import.fields.comp_id": "Company",
  "cdk_import.fields.gmt_create": "Begun",
  "cdk_import.fields.gmt_update": "Last change",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
