// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "push_binding.name": ["Push binding", "推送绑定", "推播綁定"],
  "push_binding.plural": ["Push bindings", "推送绑定", "推播綁定"],
  "push_binding.fields.id": ["ID", "编号", "編號"],
  "push_binding.fields.link_type": ["Target type", "绑定对象类型", "綁定物件類型"],
  "push_binding.fields.link_id": ["Target ID", "绑定对象 ID", "綁定物件 ID"],
  "push_binding.help.link_id": [
    "ID of the company, app or product",
    "公司、应用或产品的 ID",
    "公司、應用程式或產品的 ID",
  ],
  "push_binding.fields.type": ["Message type", "消息类型", "訊息類型"],
  "push_binding.fields.platform_id": ["Push platform", "推送平台", "推播平台"],
  "push_binding.fields.template_id": ["Template", "推送模板", "推播範本"],
  "push_binding.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
