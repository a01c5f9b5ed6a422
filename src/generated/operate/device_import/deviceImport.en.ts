// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_import.name": "Device import",
  "device_import.plural": "Device imports",
  "device_import.fields.id": "ID",
  "device_import.fields.name": "Name",
  "device_import.fields.pk": "Product",
  "device_import.fields.comp_id": "Company",
  "device_import.fields.batch_id": "Batch number",
  "device_import.fields.url": "File",
  "device_import.help.url": "An xlsx file with the columns UID and MAC",
  "device_import.fields.state": "State",
  "device_import.fields.total": "Total rows",
  "device_import.fields.done": "Rows processed",
  "device_import.fields.created": "Created",
  "device_import.fields.existing": "Already existed",
  "device_import.fields.failed": "Failed",
  "device_import.fields.result": "Rows with errors",
  "device_import.help.result": "Each with its reason",
  "device_import.fields.user_id": "Imported by",
  "device_import.fields.gmt_create": "Uploaded",
  "device_import.fields.gmt_update": "Updated",
  "enums.import_state.1": "To be imported",
  "enums.import_state.2": "Importing",
  "enums.import_state.3": "Imported",
  "enums.import_state.4": "Stopped",
} satisfies WordTable;
