// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "pilothouse/wire";

export const channelState = {
  name: "channel_state",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;
