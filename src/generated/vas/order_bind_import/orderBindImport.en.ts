// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind_import.name": "Order binding import",
  "order_bind_import.plural": "Order binding imports",
  "order_bind_import.fields.id": "ID",
  "order_bind_import.fields.name": "File",
  "order_bind_import.fields.state": "State",
  "order_bind_import.fields.total": "Total rows",
  "order_bind_import.help.total": "Not counting the header row",
  "order_bind_import.fields.created": "Created",
  "order_bind_import.fields.existing": "Already existed",
  "order_bind_import.fields.refused": "Failed",
  "order_bind_import.fields.result": "Rows with errors",
  "order_bind_import.help.result": "Each with its reason",
  "order_bind_import.fields.user_id": "Imported by",
  "order_bind_import.fields.comp_id": "Company",
  "order_bind_import.fields.gmt_create": "Started",
  "order_bind_import.fields.gmt_update": "Updated",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
