// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const channelType = enumeration("channel_type", [1, 2, 3]);
