// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const trap = enumeration({
  name: "trap",
  values: [{ value: 'a"b' }, { value: "${x}" }, { value: "__proto__" }],
});
