// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, number, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { branchReference } from "./branch.reference";

export const branchAdd = z.object({
  branch_name: text({ required: true }),
  branch_parent_id: referenceTo({ of: branchReference, tree: true }),
  sort: integer(),
  latitude: number(),
  longitude: number(),
});

export const branchSet = z.extend(z.partial(branchAdd), { branch_id: key() });

export const branchRow = rowOf(z.extend(branchAdd, { branch_id: key() }));

export type Branch = z.infer<typeof branchRow>;
