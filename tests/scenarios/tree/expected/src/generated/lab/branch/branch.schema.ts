// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, number, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const branchAdd = z.object({
  branch_name: text({ required: true }),
  branch_parent_id: referenceTo({ type: "number" }),
  sort: integer(),
  latitude: number(),
  longitude: number(),
});

export const branchSet = z.extend(z.partial(branchAdd), { branch_id: key({ type: "number" }) });

export const branchRow = z.looseObject({
  branch_id: z.number(),
  branch_name: z.nullish(z.string()),
  branch_parent_id: z.nullish(z.number()),
  sort: z.nullish(z.number()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
});

export interface Branch {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly branch_parent_id: number;
  readonly sort: number;
  readonly latitude: number;
  readonly longitude: number;
}
