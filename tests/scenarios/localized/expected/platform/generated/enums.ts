// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const Language = enumeration({ en: "en", zh_cn: "zh-CN", zh_tw: "zh-TW" });

export type Language = "en" | "zh-CN" | "zh-TW";
