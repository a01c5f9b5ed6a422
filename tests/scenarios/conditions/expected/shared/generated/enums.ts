// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const ChannelType = { mail: 1, text_message: 2, voice_call: 3 } as const;
