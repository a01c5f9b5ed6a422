// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { aggregates } from "pilothouse/features/aggregates/platform";
import { apitest } from "pilothouse/features/apitest/platform";
import { backup } from "pilothouse/features/backup/platform";
import { bulk } from "pilothouse/features/bulk/platform";
import { deleting } from "pilothouse/features/deleting/platform";
import { elsewhere } from "pilothouse/features/elsewhere/platform";
import { exporting } from "pilothouse/features/export/platform";
import { forgotten } from "pilothouse/features/forgotten/platform";
import { granting } from "pilothouse/features/granting/platform";
import { importing } from "pilothouse/features/import/platform";
import { metrics } from "pilothouse/features/metrics/platform";
import { openapi } from "pilothouse/features/openapi/platform";
import { password } from "pilothouse/features/password/platform";
import { preferences } from "pilothouse/features/preferences/platform";
import { s3 } from "pilothouse/features/s3/platform";
import { schedules } from "pilothouse/features/schedules/platform";
import { secrets } from "pilothouse/features/secrets/platform";
import { sums } from "pilothouse/features/sums/platform";
import { sweep } from "pilothouse/features/sweep/platform";
import { views } from "pilothouse/features/views/platform";

export const features = [
  aggregates,
  apitest,
  backup,
  openapi,
  views,
  forgotten,
  granting,
  importing,
  bulk,
  deleting,
  elsewhere,
  exporting,
  metrics,
  password,
  preferences,
  s3,
  schedules,
  secrets,
  sums,
  sweep,
] as const;
