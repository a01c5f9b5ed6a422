// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const job = {
  name: "job",
  section: "lab",
  path: "/lab/job",
  key: "id",
  title: "name",
  access: {
    list: "lab.job",
    get: "lab.job",
    add: "lab.job",
    run: "lab.job.run",
    refuse: "lab.job",
    wake: "lab.job",
    steer: "lab.job",
    place: "lab.job",
    price: "lab.job",
    collect: "lab.job",
    progress: "lab.job",
  },
  words: wordsIn(() => import("./job.words")),
  calls: () => import("./job.calls").then((m) => m.jobCalls),
  schema: () => import("./job.schema").then((m) => ({ row: m.jobRow })),
  views: {
    list: () => import("./JobList").then((m) => ({ default: m.JobList })),
    show: () => import("./JobShow").then((m) => ({ default: m.JobShow })),
    create: () => import("./JobCreate").then((m) => ({ default: m.JobCreate })),
  },
} satisfies ResourceProps;
