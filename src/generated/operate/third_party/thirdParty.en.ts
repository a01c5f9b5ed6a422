// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "third_party.name": "Third-party platform",
  "third_party.plural": "Third-party platforms",
  "third_party.fields.id": "ID",
  "third_party.fields.name": "Name",
  "third_party.fields.type": "Type",
  "third_party.fields.comp_id": "Company",
  "third_party.fields.app_key": "App key",
  "third_party.fields.app_secret": "App secret",
  "third_party.fields.return_urls": "Return URLs",
  "third_party.help.return_urls": "URLs users may be sent back to after signing in, one per line",
  "third_party.fields.goods_url": "Goods URL",
  "third_party.help.goods_url": "Its goods are requested from this URL. Each request is signed with the app secret.",
  "third_party.fields.app_ids": "Bound apps",
  "third_party.fields.gmt_create": "Created",
  "third_party.groups.platform": "Third-party platform",
  "third_party.groups.access": "Access",
  "enums.third_party_type.1": "E-commerce",
  "enums.third_party_type.2": "Smart home",
  "enums.third_party_type.3": "SIM data platform",
  "enums.third_party_type.4": "Device cloud",
} satisfies WordTable;
