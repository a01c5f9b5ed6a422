// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  lab: {
    load: () => import("./lab").then((m) => m.labSection),
    redirect: "/lab/branch",
    resources: ["branch"],
    icon: "folder",
    screens: [{ menu: "lab.branch", path: "/lab/branch", icon: "folder" }],
  },
} satisfies Sections;
