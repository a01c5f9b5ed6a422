// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { granting } from "pilothouse/features/granting/console";

export const features = [granting] as const;
