import * as z from "zod/mini";
import { build } from "../../../shared/schema/builders";
import { validate } from "../../../shared/schema/validate";
import type { PlanField } from "./ImportPlan";

/** Whether a value is valid for a field, without regard to the rest of its record. */
export const isValidFor = ({ name, schema: { builder, args } }: PlanField, value: unknown): boolean =>
  validate(z.object({ [name]: build(builder, args) }), { [name]: value }).issues.length === 0;
