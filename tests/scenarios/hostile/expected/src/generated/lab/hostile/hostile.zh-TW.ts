// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "hostile.name": "${process.exit()} 中",
  "hostile.plural": "${process.exit()} 中",
  "hostile.fields.id": "編號",
  "hostile.fields.name": "名\u202e稱",
  "hostile.help.name": "'\"`",
  "hostile.fields.amount": "constructor",
  "hostile.fields.state": "狀態",
  "hostile.groups.trap": "組`",
  "hostile.groups.record": "記錄資訊",
  "hostile.actions.run": "{evil()}",
  'enums.trap.a"b': "*/",
  "enums.trap.${x}": "\\",
  "enums.trap.__proto__": "}",
} satisfies WordTable;
