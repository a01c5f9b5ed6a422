// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "hostile.name": "${process.exit()} 中",
  "hostile.plural": "${process.exit()} 中",
  "hostile.fields.id": "编号",
  "hostile.fields.name": "名\u202e称",
  "hostile.help.name": "'\"`",
  "hostile.fields.amount": "constructor",
  "hostile.fields.state": "状态",
  "hostile.groups.trap": "组`",
  "hostile.groups.record": "记录信息",
  "hostile.actions.run": "{evil()}",
  'enums.trap.a"b': "*/",
  "enums.trap.${x}": "\\",
  "enums.trap.__proto__": "}",
} satisfies WordTable;
