// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { appVersionCalls } from "./appVersion.calls";
import { appVersionAdd } from "./appVersion.schema";

export const appVersionImporter = {
  call: appVersionCalls.add,
  handedAs: "app_version",
  natural: ["app_id", "ver"],
  fields: appVersionAdd,
} satisfies Importer;
