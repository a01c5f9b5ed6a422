// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  lab: {
    load: () => import("./lab").then((m) => m.labSection),
    redirect: "/lab/author",
    resources: ["author", "book"],
    icon: "devices",
    screens: [
      { menu: "lab.author", path: "/lab/author", icon: "devices" },
      { menu: "lab.book", path: "/lab/book", icon: "devices" },
    ],
  },
} satisfies Sections;
