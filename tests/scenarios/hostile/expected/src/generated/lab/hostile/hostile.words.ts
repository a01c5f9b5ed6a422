// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "hostile.name": ['"; alert(1); //', "${process.exit()} 中", "${process.exit()} 中"],
  "hostile.plural": ['"; alert(1); //s', "${process.exit()} 中", "${process.exit()} 中"],
  "hostile.fields.id": ["ID", "编号", "編號"],
  "hostile.fields.name": ["*/ } </script> \u2028", "名\u202e称", "名\u202e稱"],
  "hostile.help.name": ["line\nbreak \\u0022", "'\"`", "'\"`"],
  "hostile.fields.amount": ["__proto__", "constructor", "constructor"],
  "hostile.fields.state": ["State", "状态", "狀態"],
  "hostile.groups.trap": ["</h2>{alert(1)}", "组`", "組`"],
  "hostile.groups.record": ["Record", "记录信息", "記錄資訊"],
  "hostile.actions.run": ["<Evil />", "{evil()}", "{evil()}"],
} satisfies Translations;
