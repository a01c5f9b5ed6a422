// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { granting } from "pilothouse/features/granting/platform";

export const features = [granting] as const;
