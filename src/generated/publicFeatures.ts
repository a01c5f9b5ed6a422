// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { passkeys } from "pilothouse/features/passkeys/public";
import { providers } from "pilothouse/features/providers/public";

export const publicFeatures = [passkeys, providers] as const;
