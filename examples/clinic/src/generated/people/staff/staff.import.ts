// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { Standing } from "../../../../shared/generated/enums";
import { staffCalls } from "./staff.calls";
import { staffAdd } from "./staff.schema";

export const staffImporter = {
  call: staffCalls.add,
  checkedAs: "staff",
  natural: ["login_name"],
  alone: [["mailbox"], ["mobile"]],
  fields: staffAdd,
  defaults: { automatic: 0, standing: Standing.active, mobile_prefix: "+86" },
  updating: {
    call: staffCalls.set,
    key: z.object({
      staff_no: key(),
    }),
  },
} satisfies Importer;
