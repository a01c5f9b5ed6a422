// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const branch = {
  name: "branch",
  section: "lab",
  path: "/lab/branch",
  key: "branch_id",
  title: "branch_name",
  parent: "branch_parent_id",
  access: {
    list: "lab.branch",
    get: "lab.branch",
    add: "lab.branch",
    set: "lab.branch",
    del: "lab.branch",
    export: "lab.branch",
  },
  words: wordsIn(() => import("./branch.words")),
  calls: () => import("./branch.calls").then((m) => m.branchCalls),
  schema: () => import("./branch.schema").then((m) => ({ row: m.branchRow })),
  views: {
    list: () => import("./BranchList").then((m) => ({ default: m.BranchList })),
    show: () => import("./BranchShow").then((m) => ({ default: m.BranchShow })),
    create: () => import("./BranchCreate").then((m) => ({ default: m.BranchCreate })),
    edit: () => import("./BranchEdit").then((m) => ({ default: m.BranchEdit })),
  },
} satisfies ResourceProps;
