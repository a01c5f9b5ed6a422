// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { staffCalls } from "./staff.calls";
import { staffAdd } from "./staff.schema";

export const staffImporter = {
  call: staffCalls.add,
  checkedAs: "staff",
  natural: ["login_name"],
  fields: staffAdd,
} satisfies Importer;
