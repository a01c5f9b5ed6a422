// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "pilothouse/wire";

export const channelType = {
  name: "channel_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;
