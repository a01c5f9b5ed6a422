// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { inspectionCalls } from "./inspection.calls";
import { inspectionAdd } from "./inspection.schema";

export const inspectionImporter = {
  call: inspectionCalls.add,
  handedAs: "inspection",
  natural: ["certificate_no"],
  fields: inspectionAdd,
} satisfies Importer;
