// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const ChannelState = { open: 1, closed: 2 } as const;
