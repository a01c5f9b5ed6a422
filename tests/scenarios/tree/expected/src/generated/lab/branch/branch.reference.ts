// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const branchReference = {
  resource: "branch",
  path: "/lab/branch",
  key: "branch_id",
  title: "branch_name",
  access: { list: "lab.branch", get: "lab.branch" },
  alike: true,
  parent: "branch_parent_id",
  order: "sort",
} satisfies Reference;
