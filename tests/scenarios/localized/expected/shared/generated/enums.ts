// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const Language = { en: "en", zh_cn: "zh-CN", zh_tw: "zh-TW" } as const;
