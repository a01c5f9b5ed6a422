// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  lab: {
    load: () => import("./lab").then((m) => m.labSection),
    redirect: "/lab/author",
    resources: ["author", "book"],
    icon: "folder",
    screens: [
      { menu: "lab.author", path: "/lab/author", icon: "folder" },
      { menu: "lab.book", path: "/lab/book", icon: "folder" },
    ],
  },
} satisfies Sections;
