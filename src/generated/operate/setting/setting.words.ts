// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "setting.name": ["Service setting", "服务配置", "服務設定"],
  "setting.plural": ["Service settings", "服务配置", "服務設定"],
  "setting.fields.id": ["ID", "编号", "編號"],
  "setting.fields.name": ["Name", "名称", "名稱"],
  "setting.fields.service": ["Service", "服务", "服務"],
  "setting.fields.zone": ["Zone", "区域", "區域"],
  "setting.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "setting.fields.content": ["Content", "配置内容", "設定內容"],
  "setting.fields.state": ["State", "状态", "狀態"],
  "setting.fields.remark": ["Remark", "备注", "備註"],
  "setting.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
