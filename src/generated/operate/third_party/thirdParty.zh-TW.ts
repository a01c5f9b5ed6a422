// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "third_party.name": "第三方平台",
  "third_party.plural": "第三方平台",
  "third_party.fields.id": "編號",
  "third_party.fields.name": "平台名稱",
  "third_party.fields.type": "平台類型",
  "third_party.fields.comp_id": "所屬公司",
  "third_party.fields.app_key": "AppKey",
  "third_party.fields.app_secret": "AppSecret",
  "third_party.fields.return_urls": "返回網址",
  "third_party.help.return_urls": "使用者登入授權後允許返回的網址，每行一個完整網址",
  "third_party.fields.goods_url": "商品 API 網址",
  "third_party.help.goods_url": "平台以 AppSecret 簽名的請求向此網址查詢其商品",
  "third_party.fields.app_ids": "綁定的應用程式",
  "third_party.fields.gmt_create": "建立時間",
  "third_party.groups.platform": "第三方平台",
  "third_party.groups.access": "接入資訊",
  "enums.third_party_type.1": "電商平台",
  "enums.third_party_type.2": "智慧家庭平台",
  "enums.third_party_type.3": "物聯網流量平台",
  "enums.third_party_type.4": "裝置雲平台",
} satisfies WordTable;
