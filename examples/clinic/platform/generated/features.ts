// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { agents } from "pilothouse/features/agents/platform";
import { backup } from "pilothouse/features/backup/platform";
import { bulk } from "pilothouse/features/bulk/platform";
import { deleting } from "pilothouse/features/deleting/platform";
import { elsewhere } from "pilothouse/features/elsewhere/platform";
import { exporting } from "pilothouse/features/export/platform";
import { factors } from "pilothouse/features/factors/platform";
import { granting } from "pilothouse/features/granting/platform";
import { importing } from "pilothouse/features/import/platform";
import { metrics } from "pilothouse/features/metrics/platform";
import { openapi } from "pilothouse/features/openapi/platform";
import { passkeys } from "pilothouse/features/passkeys/platform";
import { password } from "pilothouse/features/password/platform";
import { preferences } from "pilothouse/features/preferences/platform";
import { privacy } from "pilothouse/features/privacy/platform";
import { reactions } from "pilothouse/features/reactions/platform";
import { sums } from "pilothouse/features/sums/platform";
import { sweep } from "pilothouse/features/sweep/platform";
import { views } from "pilothouse/features/views/platform";
import { rounds } from "../../features/rounds/platform";

export const features = [
  agents,
  backup,
  openapi,
  views,
  granting,
  importing,
  bulk,
  deleting,
  elsewhere,
  exporting,
  factors,
  metrics,
  passkeys,
  password,
  preferences,
  privacy,
  reactions,
  sums,
  sweep,
  rounds,
] as const;
