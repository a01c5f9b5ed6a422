// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "pilothouse/wire";

export const trap = {
  name: "trap",
  values: [{ value: 'a"b' }, { value: "${x}" }, { value: "__proto__" }],
} satisfies Enumeration;
