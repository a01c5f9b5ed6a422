// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timeRange } from "pilothouse/schema";
import * as z from "zod/mini";
import { WardKind } from "../../../../shared/generated/enums";
import { wardKind } from "../../enums";
import { staffReference } from "../../people/staff/staff.reference";
import { wardReference } from "./ward.reference";

export const wardAdd = z.object({
  ward_name: text({ required: true, max: 64 }),
  ward_name_zh: text({ required: true, max: 64 }),
  ward_kind: oneOf({ required: true, of: wardKind }),
  lies_in: referenceTo({ of: wardReference, tree: true }),
  beds: integer({ when: { ward_kind: [WardKind.ward, WardKind.department] }, min: 0, max: 200 }),
  head_nurse: referenceTo({ of: staffReference }),
  extension: text({ max: 6, pattern: "digits" }),
  quiet_hours: timeRange(),
  rank: integer({ min: 0 }),
});

export const wardSet = z.extend(z.partial(wardAdd), { ward_no: key() });

export const wardRow = rowOf(z.extend(wardAdd, { ward_no: key() }));

export type Ward = z.infer<typeof wardRow>;
