// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const ClaimState = { pending: 1, accepted: 2, refused: 3, settled: 4 } as const;
