// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "hostile.name": '"; alert(1); //',
  "hostile.plural": '"; alert(1); //s',
  "hostile.fields.id": "ID",
  "hostile.fields.name": "*/ } </script> \u2028",
  "hostile.help.name": "line\nbreak \\u0022",
  "hostile.fields.amount": "__proto__",
  "hostile.fields.state": "State",
  "hostile.groups.trap": "</h2>{alert(1)}",
  "hostile.groups.record": "Record",
  "hostile.actions.run": "<Evil />",
  'enums.trap.a"b': "\u2029",
  "enums.trap.${x}": "`",
  "enums.trap.__proto__": "{",
} satisfies WordTable;
