// `dashboard` of a screen in console.yaml: its parts, in their order.
import { z } from "zod";
import { wordsSchema } from "./words";

export const PART_FORMS = ["count", "sum", "chart", "newest", "pick"] as const;

const resource = z.string().optional();
/** One of `FORMS` names the resource. */
export const dashboardPart = z.strictObject({
  count: resource,
  sum: resource,
  chart: resource,
  newest: resource,
  pick: resource,
  field: z.string().optional(),
  by: z.string().optional(),
  days: z.number().int().min(2).max(366).optional(),
  rows: z.number().int().min(1).max(20).optional(),
  columns: z.array(z.string()).min(1).optional(),
  when: z.record(z.string(), z.array(z.union([z.string(), z.number()])).min(1)).optional(),
  label: wordsSchema.optional(),
});

export type DashboardPart = z.output<typeof dashboardPart>;

/** What a part shows, and of which resource. Null if it shows nothing. */
export const formAndResourceOf = (part: Partial<DashboardPart>) =>
  PART_FORMS.flatMap((form) => (part[form] === undefined ? [] : [{ form, resource: part[form] }]))[0] ?? null;
