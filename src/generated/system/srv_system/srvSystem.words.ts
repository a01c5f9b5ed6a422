// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "srv_system.name": ["System", "云环境", "雲環境"],
  "srv_system.plural": ["Systems", "云环境", "雲環境"],
  "srv_system.fields.id": ["ID", "编号", "編號"],
  "srv_system.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "srv_system.fields.name": ["Name", "名称", "名稱"],
  "srv_system.fields.domain": ["Domain", "域名", "網域"],
  "srv_system.fields.state": ["State", "状态", "狀態"],
  "srv_system.fields.remark": ["Remark", "备注", "備註"],
  "srv_system.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
