// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const trap = enumeration("trap", ['a"b', "${x}", "__proto__"]);
