// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const PublishState = { released: 1, delisted: 2 } as const;
