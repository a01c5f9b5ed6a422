// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { srvSystemCalls } from "./srvSystem.calls";
import { srvSystemAdd } from "./srvSystem.schema";

export const srvSystemImporter = {
  call: srvSystemCalls.add,
  handedAs: "srv_system",
  natural: ["sys"],
  fields: srvSystemAdd,
} satisfies Importer;
