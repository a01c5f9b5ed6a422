// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const jobReference = {
  resource: "job",
  path: "/lab/job",
  key: "id",
  title: "name",
  access: { list: "lab.job", get: "lab.job" },
  alike: true,
} satisfies Reference;
