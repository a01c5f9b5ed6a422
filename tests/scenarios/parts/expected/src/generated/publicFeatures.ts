// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const publicFeatures = [] as const;
