// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  lab: {
    load: () => import("./lab").then((m) => m.labSection),
    redirect: "/lab/recipe",
    resources: ["recipe"],
    icon: "folder",
    screens: [{ menu: "lab.recipe", path: "/lab/recipe", icon: "folder" }],
  },
} satisfies Sections;
