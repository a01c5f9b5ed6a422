// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const Trap = enumeration({ quotes: 'a"b', template: "${x}", constructor: "__proto__" });

export type Trap = 'a"b' | "${x}" | "__proto__";
