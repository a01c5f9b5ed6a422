// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const claimState = enumeration("claim_state", [1, 2, 3, 4], {
  1: "warning",
  2: "info",
  3: "error",
  4: "success",
});
