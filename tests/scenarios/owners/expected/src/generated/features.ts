// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { apitest } from "pilothouse/features/apitest/console";
import { bulk } from "pilothouse/features/bulk/console";
import { cells } from "pilothouse/features/cells/console";
import { conditions } from "pilothouse/features/conditions/console";
import { conflicts } from "pilothouse/features/conflicts/console";
import { deleting } from "pilothouse/features/deleting/console";
import { exporting } from "pilothouse/features/export/console";
import { granting } from "pilothouse/features/granting/console";
import { importing } from "pilothouse/features/import/console";
import { maps } from "pilothouse/features/maps/console";
import { offers } from "pilothouse/features/offers/console";
import { preferences } from "pilothouse/features/preferences/console";
import { print } from "pilothouse/features/print/console";
import { qr } from "pilothouse/features/qr/console";
import { quicklook } from "pilothouse/features/quicklook/console";
import { regions } from "pilothouse/features/regions/console";
import { related } from "pilothouse/features/related/console";
import { relogin } from "pilothouse/features/relogin/console";
import { schedules } from "pilothouse/features/schedules/console";
import { search } from "pilothouse/features/search/console";
import { sessions } from "pilothouse/features/sessions/console";
import { sums } from "pilothouse/features/sums/console";
import { trees } from "pilothouse/features/trees/console";
import { views } from "pilothouse/features/views/console";

export const features = [
  apitest(() => import("./resources")),
  views,
  granting,
  importing(() => import("./importers")),
  bulk,
  cells,
  conflicts,
  conditions,
  deleting,
  exporting(() => import("./exporters")),
  maps,
  offers,
  preferences,
  print,
  qr,
  quicklook,
  regions,
  related,
  relogin,
  schedules,
  search,
  sessions,
  sums,
  trees,
] as const;
