// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { duty } from "./duty";
import { pass } from "./pass";
import { permission } from "./permission";
import { session } from "./session";
import { staff } from "./staff";

export const peopleSection = {
  resources: {
    duty,
    pass,
    permission,
    session,
    staff,
  },
  screens: [
    {
      path: "/people/colleagues",
      menu: "people.colleagues",
      resources: ["staff"],
    },
    {
      path: "/people/duties",
      menu: "people.duties",
      resources: ["duty"],
    },
    {
      path: "/people/self",
      menu: "people.self",
      resources: [],
      component: () => import("../../console/account/OwnAccount").then((m) => ({ default: m.OwnAccount })),
    },
    {
      path: "/people/passes",
      menu: "people.passes",
      resources: ["pass"],
    },
    {
      path: "/people/permissions",
      menu: "people.permissions",
      resources: ["permission"],
    },
  ],
} satisfies Section;
