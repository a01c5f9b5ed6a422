// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { bulk } from "pilothouse/features/bulk/platform";
import { exporting } from "pilothouse/features/export/platform";
import { granting } from "pilothouse/features/granting/platform";
import { importing } from "pilothouse/features/import/platform";
import { views } from "pilothouse/features/views/platform";

export const features = [granting, importing, exporting, bulk, views] as const;
