// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "../../../wire";

export const jobReference = { resource: "job", path: "/lab/job", key: "id", title: "name" } satisfies Reference;
