// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "setting_template.name": ["Settings template", "配置模板", "設定範本"],
  "setting_template.plural": ["Settings templates", "配置模板", "設定範本"],
  "setting_template.fields.service": ["Service", "服务", "服務"],
  "setting_template.fields.content": ["Template", "模板内容", "範本內容"],
  "setting_template.help.content": [
    "Settings a new server of this service starts with",
    "该服务的新服务器使用的初始配置",
    "此服務的新伺服器使用的初始設定",
  ],
  "setting_template.fields.remark": ["Remark", "备注", "備註"],
  "setting_template.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
} satisfies Translations;
