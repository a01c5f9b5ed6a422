// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "iccid_import.name": "SIM card import",
  "iccid_import.plural": "SIM card imports",
  "iccid_import.fields.id": "ID",
  "iccid_import.fields.name": "File",
  "iccid_import.fields.state": "State",
  "iccid_import.fields.total": "Total rows",
  "iccid_import.help.total": "Not counting the header row",
  "iccid_import.fields.created": "Created",
  "iccid_import.fields.existing": "Already existed",
  "iccid_import.fields.refused": "Failed",
  "iccid_import.fields.result": "Rows with errors",
  "iccid_import.help.result": "Each with its reason",
  "iccid_import.fields.user_id": "Imported by",
  "iccid_import.fields.comp_id": "Company",
  "iccid_import.fields.gmt_create": "Started",
  "iccid_import.fields.gmt_update": "Updated",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
