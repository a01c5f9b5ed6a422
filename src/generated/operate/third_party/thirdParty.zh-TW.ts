// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "third_party.name": "第三方平臺",
  "third_party.fields.id": "編號",
  "third_party.fields.name": "平臺名稱",
  "third_party.fields.type": "平臺型別",
  "third_party.fields.comp_id": "所屬公司",
  "third_party.fields.app_key": "AppKey",
  "third_party.fields.app_secret": "AppSecret",
  "third_party.help.app_secret": "留空則保持不變",
  "third_party.fields.app_ids": "繫結的應用",
  "third_party.fields.gmt_create": "建立時間",
  "enums.third_party_type.1": "電商平臺",
  "enums.third_party_type.2": "智慧家居平臺",
  "enums.third_party_type.3": "流量卡平臺",
  "enums.third_party_type.4": "裝置雲平臺",
} satisfies WordTable;
