// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_config.name": "应用配置",
  "app_config.plural": "应用配置",
  "app_config.fields.id": "编号",
  "app_config.fields.app_id": "应用",
  "app_config.fields.dev_oem_prefix": "设备 OEM 前缀",
  "app_config.help.dev_oem_prefix": "仅允许 UID 以此开头的设备，多个用逗号分隔",
  "app_config.fields.dev_pri_dk": "设备私有数据密钥",
  "app_config.fields.dev_pub_dk": "设备公共数据密钥",
  "app_config.fields.user_pri_dk": "用户私有数据密钥",
  "app_config.fields.dev_ver_num": "最低固件版本代码",
  "app_config.help.dev_ver_num": "低于该版本的设备无法添加",
  "app_config.fields.free_days": "免费云存储天数",
  "app_config.help.free_days": "1 至 30 天，新设备仅赠送一次",
  "app_config.fields.gmt_update": "更新时间",
} satisfies WordTable;
