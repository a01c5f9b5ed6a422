// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { cronCalls } from "./cron.calls";
import { cronAdd } from "./cron.schema";

export const cronImporter = {
  call: cronCalls.add,
  handedAs: "cron",
  natural: ["name"],
  fields: cronAdd,
} satisfies Importer;
