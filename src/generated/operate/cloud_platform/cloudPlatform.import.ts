// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { cloudPlatformCalls } from "./cloudPlatform.calls";
import { cloudPlatformAdd } from "./cloudPlatform.schema";

export const cloudPlatformImporter = {
  call: cloudPlatformCalls.add,
  checkedAs: "cloud_platform",
  natural: ["platform_name", "comp_id"],
  fields: cloudPlatformAdd,
} satisfies Importer;
