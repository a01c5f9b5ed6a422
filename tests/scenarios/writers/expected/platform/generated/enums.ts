// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const ChannelState = enumeration({ open: 1, closed: 2 });

export type ChannelState = 1 | 2;
