// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "recipe.name": ["Recipe", "配方", "配方"],
  "recipe.plural": ["Recipes", "配方", "配方"],
  "recipe.fields.id": ["ID", "编号", "編號"],
  "recipe.fields.name": ["Name", "名称", "名稱"],
  "recipe.fields.attr": ["Attributes", "属性", "屬性"],
  "recipe.fields.attr.color": ["Color", "颜色", "顏色"],
  "recipe.fields.attr.weight": ["Weight", "重量", "重量"],
  "recipe.fields.steps": ["Steps", "步骤", "步驟"],
  "recipe.fields.steps.name": ["Name", "名称", "名稱"],
  "recipe.fields.steps.seconds": ["Seconds", "秒数", "秒數"],
  "recipe.fields.steps.state": ["State", "状态", "狀態"],
  "recipe.groups.recipe": ["Recipe", "配方", "配方"],
  "recipe.groups.steps": ["Steps", "步骤", "步驟"],
  "recipe.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
