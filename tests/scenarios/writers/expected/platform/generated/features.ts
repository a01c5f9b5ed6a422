// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { granting } from "pilothouse/features/granting/platform";
import { openapi } from "pilothouse/features/openapi/platform";

export const features = [openapi, granting] as const;
