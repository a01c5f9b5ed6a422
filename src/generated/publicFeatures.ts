// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { passkeys } from "pilothouse/features/passkeys/public";

export const publicFeatures = [passkeys] as const;
