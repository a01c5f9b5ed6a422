// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const Trap = { quotes: 'a"b', template: "${x}", constructor: "__proto__" } as const;
