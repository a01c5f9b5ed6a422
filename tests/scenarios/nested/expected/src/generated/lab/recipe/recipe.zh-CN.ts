// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "recipe.name": "配方",
  "recipe.plural": "配方",
  "recipe.fields.id": "编号",
  "recipe.fields.name": "名称",
  "recipe.fields.attr": "属性",
  "recipe.fields.attr.color": "颜色",
  "recipe.fields.attr.weight": "重量",
  "recipe.fields.steps": "步骤",
  "recipe.fields.steps.name": "名称",
  "recipe.fields.steps.seconds": "秒数",
  "recipe.fields.steps.state": "状态",
  "recipe.groups.recipe": "配方",
  "recipe.groups.steps": "步骤",
  "recipe.groups.record": "记录信息",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
