// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "iccid_import.name": "Card import",
  "iccid_import.plural": "Card imports",
  "iccid_import.fields.id": "ID",
  "iccid_import.fields.name": "File",
  "iccid_import.fields.state": "State",
  "iccid_import.fields.total": "Rows",
  "iccid_import.help.total": "Of the file, without its header",
  "iccid_import.fields.created": "Created",
  "iccid_import.fields.existing": "Already there",
  "iccid_import.fields.refused": "With errors",
  "iccid_import.fields.result": "Rows with errors",
  "iccid_import.help.result": "Each with its reason",
  "iccid_import.fields.user_id": "Imported by",
  "iccid_import.fields.comp_id": "Company",
  "iccid_import.fields.gmt_create": "Begun",
  "iccid_import.fields.gmt_update": "Last change",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
