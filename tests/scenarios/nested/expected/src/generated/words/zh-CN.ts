// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "实验室",
  "menu.lab": "实验室",
  "menu.lab.recipe": "recipe",
  "errors.513": "账号没有权限",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
