// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const publishState = enumeration("publish_state", [1, 2], { 1: "success" });
