// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { dutyCalls } from "./duty.calls";
import { dutyAdd } from "./duty.schema";

export const dutyImporter = {
  call: dutyCalls.add,
  handedAs: "duty",
  natural: ["duty_name"],
  fields: dutyAdd,
} satisfies Importer;
