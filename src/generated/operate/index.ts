// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "../../wire";
import { account } from "./account";
import { company } from "./company";
import { cron } from "./cron";

export const operateSection = {
  resources: {
    account,
    company,
    cron,
  },
  screens: [
    {
      path: "/operate/time_plan",
      menu: "operate.time_plan",
      resources: ["cron"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
    {
      path: "/operate/company",
      menu: "operate.company",
      resources: ["company"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
    {
      path: "/operate/user",
      menu: "operate.user",
      resources: ["account"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
  ],
} satisfies Section;
