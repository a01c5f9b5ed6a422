// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_config.name": ["App settings", "应用配置", "應用程式設定"],
  "app_config.plural": ["App settings", "应用配置", "應用程式設定"],
  "app_config.fields.id": ["ID", "编号", "編號"],
  "app_config.fields.app_id": ["App", "应用", "應用程式"],
  "app_config.fields.dev_oem_prefix": ["Device OEM prefix", "设备 OEM 前缀", "裝置 OEM 前綴"],
  "app_config.help.dev_oem_prefix": [
    "Only devices whose UID starts with one of these, separated by commas",
    "仅允许 UID 以此开头的设备，多个用逗号分隔",
    "僅允許 UID 以此開頭的裝置，多個用逗號分隔",
  ],
  "app_config.fields.dev_pri_dk": ["Device private data key", "设备私有数据密钥", "裝置私有資料金鑰"],
  "app_config.fields.dev_pub_dk": ["Device public data key", "设备公共数据密钥", "裝置公共資料金鑰"],
  "app_config.fields.user_pri_dk": ["User private data key", "用户私有数据密钥", "使用者私有資料金鑰"],
  "app_config.fields.dev_ver_num": ["Minimum firmware version code", "最低固件版本代码", "最低韌體版本代碼"],
  "app_config.help.dev_ver_num": [
    "Older devices cannot be added",
    "低于该版本的设备无法添加",
    "低於此版本的裝置無法新增",
  ],
  "app_config.fields.free_days": ["Free cloud storage (days)", "免费云存储天数", "免費雲端儲存天數"],
  "app_config.help.free_days": [
    "1 to 30 days, once per new device",
    "1 至 30 天，新设备仅赠送一次",
    "1 至 30 天，新裝置僅贈送一次",
  ],
  "app_config.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
} satisfies Translations;
