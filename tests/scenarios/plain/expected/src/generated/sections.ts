// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  lab: {
    load: () => import("./lab").then((m) => m.labSection),
    redirect: "/lab/badge",
    resources: ["badge"],
    icon: "folder",
    screens: [{ menu: "lab.badge", path: "/lab/badge", icon: "folder" }],
  },
} satisfies Sections;
