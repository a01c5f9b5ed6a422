// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const ClaimState = enumeration({ pending: 1, accepted: 2, refused: 3, settled: 4 });

export type ClaimState = 1 | 2 | 3 | 4;
