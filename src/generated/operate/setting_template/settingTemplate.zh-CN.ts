// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "setting_template.name": "配置模板",
  "setting_template.plural": "配置模板",
  "setting_template.fields.service": "服务",
  "setting_template.fields.content": "模板内容",
  "setting_template.help.content": "该服务的新服务器使用的初始配置",
  "setting_template.fields.remark": "备注",
  "setting_template.fields.gmt_update": "更新时间",
  "enums.service_name.account": "账号服务",
  "enums.service_name.ota": "升级服务",
  "enums.service_name.device": "设备服务",
  "enums.service_name.mall": "商城服务",
  "enums.service_name.oss": "云存储服务",
  "enums.service_name.push": "推送服务",
  "enums.service_name.registry": "注册中心",
  "enums.service_name.admin": "管理服务",
  "enums.service_name.gateway": "网关服务",
  "enums.service_name.monitor": "监控服务",
  "enums.service_name.log": "日志服务",
  "enums.service_name.production": "产测服务",
} satisfies WordTable;
