// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "zone.name": ["Zone", "区域", "區域"],
  "zone.plural": ["Zones", "区域", "區域"],
  "zone.fields.zone": ["Zone code", "区域编码", "區域編碼"],
  "zone.help.zone": ["A short code that never changes, for example eu", "简短且固定，例如 eu", "簡短且固定，例如 eu"],
  "zone.fields.name": ["English name", "英文名称", "英文名稱"],
  "zone.fields.cn_name": ["Chinese name", "中文名称", "中文名稱"],
  "zone.fields.region": ["Region", "地域", "地域"],
  "zone.help.region": ["Name of the region at the cloud provider", "云服务商的地域名称", "雲端服務商的地域名稱"],
  "zone.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "zone.fields.state": ["State", "状态", "狀態"],
  "zone.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
