// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  lab: {
    load: () => import("./lab").then((m) => m.labSection),
    redirect: "/lab/operator",
    resources: ["operator"],
    icon: "folder",
    screens: [{ menu: "lab.operator", path: "/lab/operator", icon: "folder" }],
  },
} satisfies Sections;
