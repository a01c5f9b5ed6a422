// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "third_party.name": ["Third-party platform", "第三方平台", "第三方平台"],
  "third_party.plural": ["Third-party platforms", "第三方平台", "第三方平台"],
  "third_party.fields.id": ["ID", "编号", "編號"],
  "third_party.fields.name": ["Name", "平台名称", "平台名稱"],
  "third_party.fields.type": ["Type", "平台类型", "平台類型"],
  "third_party.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "third_party.fields.app_key": ["App key", "AppKey", "AppKey"],
  "third_party.fields.app_secret": ["App secret", "AppSecret", "AppSecret"],
  "third_party.fields.return_urls": ["Return URLs", "返回地址", "返回網址"],
  "third_party.help.return_urls": [
    "URLs users may be sent back to after signing in, one per line",
    "用户登录授权后允许返回的地址，每行一个完整地址",
    "使用者登入授權後允許返回的網址，每行一個完整網址",
  ],
  "third_party.fields.goods_url": ["Goods URL", "商品接口地址", "商品 API 網址"],
  "third_party.help.goods_url": [
    "Its goods are requested from this URL. Each request is signed with the app secret.",
    "平台以 AppSecret 签名的请求向此地址查询其商品",
    "平台以 AppSecret 簽名的請求向此網址查詢其商品",
  ],
  "third_party.fields.app_ids": ["Bound apps", "绑定的应用", "綁定的應用程式"],
  "third_party.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "third_party.groups.platform": ["Third-party platform", "第三方平台", "第三方平台"],
  "third_party.groups.access": ["Access", "接入信息", "接入資訊"],
} satisfies Translations;
