// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const ChannelType = enumeration({ mail: 1, text_message: 2, voice_call: 3 });

export type ChannelType = 1 | 2 | 3;
