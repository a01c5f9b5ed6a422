// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { appCalls } from "./app.calls";
import { appAdd } from "./app.schema";

export const appImporter = {
  call: appCalls.add,
  handedAs: "app",
  natural: ["name", "comp_id"],
  fields: appAdd,
} satisfies Importer;
