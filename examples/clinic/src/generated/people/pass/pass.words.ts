// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "pass.name": ["Pass", "通行证", "通行證"],
  "pass.plural": ["Passes", "通行证", "通行證"],
  "pass.fields.shown_once": ["Pass", "通行证", "通行證"],
  "pass.help.shown_once": [
    "Shown only now: the platform keeps no copy of it",
    "仅显示这一次，平台不保存原文",
    "僅顯示這一次，平台不儲存原文",
  ],
  "pass.fields.pass_no": ["Pass number", "通行证编号", "通行證編號"],
  "pass.fields.called": ["Name", "名称", "名稱"],
  "pass.fields.begins": ["Begins with", "开头", "開頭"],
  "pass.fields.acts_as": ["Acts as", "代表", "代表"],
  "pass.help.acts_as": ["Yourself if empty", "留空则代表您本人", "留空則代表您本人"],
  "pass.fields.allows": ["Allows", "允许范围", "允許範圍"],
  "pass.fields.per_minute": ["Calls per minute", "每分钟调用上限", "每分鐘呼叫上限"],
  "pass.fields.standing": ["Standing", "状态", "狀態"],
  "pass.fields.lasts_until": ["Lasts until", "有效期至", "有效期至"],
  "pass.help.lasts_until": ["Empty for no end", "留空表示长期有效", "留空表示長期有效"],
  "pass.fields.last_use": ["Last used", "最近使用", "最近使用"],
  "pass.fields.last_place": ["Last used from", "最近使用地址", "最近使用地址"],
  "pass.fields.made_at": ["Made", "创建时间", "建立時間"],
} satisfies Translations;
