// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "pilothouse/wire";

export const language = {
  name: "language",
  values: [{ value: "en" }, { value: "zh-CN" }, { value: "zh-TW" }],
} satisfies Enumeration;
