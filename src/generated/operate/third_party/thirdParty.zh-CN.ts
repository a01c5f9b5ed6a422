// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "third_party.name": "第三方平台",
  "third_party.plural": "第三方平台",
  "third_party.fields.id": "编号",
  "third_party.fields.name": "平台名称",
  "third_party.fields.type": "平台类型",
  "third_party.fields.comp_id": "所属公司",
  "third_party.fields.app_key": "AppKey",
  "third_party.fields.app_secret": "AppSecret",
  "third_party.fields.return_urls": "返回地址",
  "third_party.help.return_urls": "用户登录授权后允许返回的地址，每行一个完整地址",
  "third_party.fields.goods_url": "商品接口地址",
  "third_party.help.goods_url": "平台以 AppSecret 签名的请求向此地址查询其商品",
  "third_party.fields.app_ids": "绑定的应用",
  "third_party.fields.gmt_create": "创建时间",
  "third_party.groups.platform": "第三方平台",
  "third_party.groups.access": "接入信息",
  "enums.third_party_type.1": "电商平台",
  "enums.third_party_type.2": "智能家居平台",
  "enums.third_party_type.3": "物联网流量平台",
  "enums.third_party_type.4": "设备云平台",
} satisfies WordTable;
