// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "service_node.name": ["Service node", "服务节点", "服務節點"],
  "service_node.plural": ["Service nodes", "服务节点", "服務節點"],
  "service_node.fields.id": ["ID", "编号", "編號"],
  "service_node.fields.name": ["Name", "节点名称", "節點名稱"],
  "service_node.fields.service": ["Service", "服务", "服務"],
  "service_node.fields.ip": ["IP address", "IP 地址", "IP 位址"],
  "service_node.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "service_node.fields.region": ["Region", "地域", "地域"],
  "service_node.fields.zone": ["Zone", "区域", "區域"],
  "service_node.fields.health_state": ["Health", "健康状态", "健康狀態"],
  "service_node.fields.pub_state": ["Service state", "服务状态", "服務狀態"],
  "service_node.fields.warning_state": ["Alert level", "告警状态", "告警狀態"],
  "service_node.fields.gmt_update": ["Last report", "最近上报", "最近上報"],
} satisfies Translations;
