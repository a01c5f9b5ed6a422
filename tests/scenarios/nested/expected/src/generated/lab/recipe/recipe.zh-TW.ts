// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "recipe.name": "配方",
  "recipe.plural": "配方",
  "recipe.fields.id": "編號",
  "recipe.fields.name": "名稱",
  "recipe.fields.attr": "屬性",
  "recipe.fields.attr.color": "顏色",
  "recipe.fields.attr.weight": "重量",
  "recipe.fields.steps": "步驟",
  "recipe.fields.steps.name": "名稱",
  "recipe.fields.steps.seconds": "秒數",
  "recipe.fields.steps.state": "狀態",
  "recipe.groups.recipe": "配方",
  "recipe.groups.steps": "步驟",
  "recipe.groups.record": "記錄資訊",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
