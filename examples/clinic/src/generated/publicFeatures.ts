// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { factors } from "pilothouse/features/factors/public";
import { passkeys } from "pilothouse/features/passkeys/public";

export const publicFeatures = [factors, passkeys] as const;
