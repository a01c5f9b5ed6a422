// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind_import.name": "Binding import",
  "order_bind_import.plural": "Binding imports",
  "order_bind_import.fields.id": "ID",
  "order_bind_import.fields.name": "File",
  "order_bind_import.fields.state": "State",
  "order_bind_import.fields.total": "Rows",
  "order_bind_import.help.total": "Of the file, without its header",
  "order_bind_import.fields.created": "Created",
  "order_bind_import.fields.existing": "Already there",
  "order_bind_import.fields.refused": "With errors",
  "order_bind_import.fields.result": "Rows with errors",
  "order_bind_import.help.result": "Each with its reason",
  "order_bind_import.fields.user_id": "Imported by",
  "order_bind_import.fields.comp_id": "Company",
  "order_bind_import.fields.gmt_create": "Begun",
  "order_bind_import.fields.gmt_update": "Last change",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
