// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_file.name": "Data file",
  "device_file.plural": "Data files",
  "device_file.fields.id": "ID",
  "device_file.fields.name": "Name",
  "device_file.fields.type": "Type",
  "device_file.fields.comp_id": "Company",
  "device_file.fields.url": "File",
  "device_file.fields.size": "Size",
  "device_file.fields.gmt_create": "Uploaded",
  "enums.data_file_type.1": "Device list",
  "enums.data_file_type.2": "Licence list",
  "enums.data_file_type.3": "Test data",
} satisfies WordTable;
