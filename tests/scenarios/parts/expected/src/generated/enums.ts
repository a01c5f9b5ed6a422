// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const publishState = enumeration({
  name: "publish_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
});
