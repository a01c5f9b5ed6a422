// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "../../wire";
import { menu } from "./menu";
import { role } from "./role";

export const systemSection = {
  resources: {
    menu,
    role,
  },
  screens: [
    {
      path: "/system/role",
      menu: "system.role",
      resources: ["role"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
    {
      path: "/system/menu",
      menu: "system.menu",
      resources: ["menu"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
  ],
} satisfies Section;
