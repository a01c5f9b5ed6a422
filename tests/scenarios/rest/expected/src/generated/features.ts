// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { granting } from "pilothouse/features/granting/console";
import { search } from "pilothouse/features/search/console";

export const features = [granting, search] as const;
