// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_config.name": "應用程式設定",
  "app_config.plural": "應用程式設定",
  "app_config.fields.id": "編號",
  "app_config.fields.app_id": "應用程式",
  "app_config.fields.dev_oem_prefix": "裝置 OEM 前綴",
  "app_config.help.dev_oem_prefix": "僅允許 UID 以此開頭的裝置，多個用逗號分隔",
  "app_config.fields.dev_pri_dk": "裝置私有資料金鑰",
  "app_config.fields.dev_pub_dk": "裝置公共資料金鑰",
  "app_config.fields.user_pri_dk": "使用者私有資料金鑰",
  "app_config.fields.dev_ver_num": "最低韌體版本代碼",
  "app_config.help.dev_ver_num": "低於此版本的裝置無法新增",
  "app_config.fields.free_days": "免費雲端儲存天數",
  "app_config.help.free_days": "1 至 30 天，新裝置僅贈送一次",
  "app_config.fields.gmt_update": "更新時間",
} satisfies WordTable;
