// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { DutyStanding } from "../../../../shared/generated/enums";
import { dutyCalls } from "./duty.calls";
import { dutyAdd } from "./duty.schema";

export const dutyImporter = {
  call: dutyCalls.add,
  handedAs: "duty",
  natural: ["duty_name"],
  fields: dutyAdd,
  defaults: { in_force: DutyStanding.valid, two_steps: 0 },
  updating: {
    call: dutyCalls.set,
    key: z.object({
      duty_no: key(),
    }),
  },
} satisfies Importer;
