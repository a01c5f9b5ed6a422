// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { datacenterCalls } from "./datacenter.calls";
import { datacenterAdd } from "./datacenter.schema";

export const datacenterImporter = {
  call: datacenterCalls.add,
  handedAs: "datacenter",
  natural: ["name"],
  fields: datacenterAdd,
} satisfies Importer;
