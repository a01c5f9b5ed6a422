// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { bulk } from "pilothouse/features/bulk/console";
import { exporting } from "pilothouse/features/export/console";
import { granting } from "pilothouse/features/granting/console";
import { importing } from "pilothouse/features/import/console";
import { views } from "pilothouse/features/views/console";

export const features = [
  granting,
  importing(() => import("./importers")),
  exporting(() => import("./exporters")),
  bulk,
  views,
] as const;
