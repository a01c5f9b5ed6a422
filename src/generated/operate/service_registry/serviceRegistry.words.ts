// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "service_registry.name": ["Registered service", "注册服务", "註冊服務"],
  "service_registry.plural": ["Registered services", "注册服务", "註冊服務"],
  "service_registry.fields.id": ["ID", "编号", "編號"],
  "service_registry.fields.name": ["Name", "服务名称", "服務名稱"],
  "service_registry.fields.type": ["Server type", "服务器类型", "伺服器類型"],
  "service_registry.fields.addr": ["Address", "地址", "地址"],
  "service_registry.fields.zone": ["Zone", "区域", "區域"],
  "service_registry.fields.weight": ["Weight", "权重", "權重"],
  "service_registry.fields.tags": ["Tags", "标签", "標籤"],
  "service_registry.fields.health_state": ["Health", "健康状态", "健康狀態"],
  "service_registry.fields.state": ["State", "状态", "狀態"],
  "service_registry.fields.gmt_update": ["Last heartbeat", "最近心跳", "最近心跳"],
} satisfies Translations;
