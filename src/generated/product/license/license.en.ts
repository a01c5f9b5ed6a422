// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "license.name": "Licence",
  "license.plural": "Licences",
  "license.fields.lic_code": "Licence code",
  "license.fields.grant_mac": "Granted to MAC",
  "license.fields.uid": "Device",
  "license.fields.state": "State",
  "license.fields.comp_id": "Company",
  "license.fields.gmt_grant": "Granted",
  "license.fields.gmt_create": "Created",
  "enums.license_state.1": "Not granted",
  "enums.license_state.2": "Granted",
  "enums.license_state.3": "Revoked",
} satisfies WordTable;
