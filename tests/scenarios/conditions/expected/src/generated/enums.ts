// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const channelType = enumeration({
  name: "channel_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});
