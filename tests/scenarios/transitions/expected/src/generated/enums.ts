// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const claimState = enumeration({
  name: "claim_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "info" },
    { value: 3, color: "error" },
    { value: 4, color: "success" },
  ],
});
