// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { settingCalls } from "./setting.calls";
import { settingAdd } from "./setting.schema";

export const settingImporter = {
  call: settingCalls.add,
  handedAs: "setting",
  natural: ["service", "name", "zone"],
  fields: settingAdd,
} satisfies Importer;
