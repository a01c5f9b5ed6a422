// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "setting_template.name": "設定範本",
  "setting_template.plural": "設定範本",
  "setting_template.fields.service": "服務",
  "setting_template.fields.content": "範本內容",
  "setting_template.help.content": "此服務的新伺服器使用的初始設定",
  "setting_template.fields.remark": "備註",
  "setting_template.fields.gmt_update": "更新時間",
  "enums.service_name.account": "帳號服務",
  "enums.service_name.ota": "升級服務",
  "enums.service_name.device": "裝置服務",
  "enums.service_name.mall": "商城服務",
  "enums.service_name.oss": "雲端儲存服務",
  "enums.service_name.push": "推播服務",
  "enums.service_name.registry": "註冊中心",
  "enums.service_name.admin": "管理服務",
  "enums.service_name.gateway": "閘道服務",
  "enums.service_name.monitor": "監控服務",
  "enums.service_name.log": "日誌服務",
  "enums.service_name.production": "產線測試服務",
} satisfies WordTable;
