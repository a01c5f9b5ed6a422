// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const channelState = enumeration({
  name: "channel_state",
  values: [{ value: 1 }, { value: 2 }],
});
