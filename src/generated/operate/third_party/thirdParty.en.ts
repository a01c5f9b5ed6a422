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
  "third_party.fields.return_urls": "Return addresses",
  "third_party.help.return_urls":
    "Where people may be sent back to after they have signed in, one whole address in a line",
  "third_party.fields.goods_url": "Address of its goods",
  "third_party.help.goods_url": "It is asked there for its goods, by a request that is signed with the app secret",
  "third_party.fields.app_ids": "Bound apps",
  "third_party.fields.gmt_create": "Created",
  "third_party.groups.platform": "Third-party platform",
  "third_party.groups.access": "Access",
  "enums.third_party_type.1": "Shop",
  "enums.third_party_type.2": "Smart home",
  "enums.third_party_type.3": "SIM traffic",
  "enums.third_party_type.4": "Device cloud",
} satisfies WordTable;
