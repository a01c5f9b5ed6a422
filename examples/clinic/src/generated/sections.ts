// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  overview: {
    load: () => import("./overview").then((m) => m.overviewSection),
    redirect: "/overview",
    resources: [],
    icon: "bars",
    screens: [{ menu: "overview", path: "/overview", icon: "bars" }],
  },
  upkeep: {
    load: () => import("./upkeep").then((m) => m.upkeepSection),
    redirect: "/upkeep/jobs",
    resources: ["inspection", "maintenance_order"],
    icon: "work",
    screens: [
      { menu: "upkeep.jobs", path: "/upkeep/jobs", icon: "pulse" },
      { menu: "upkeep.checks", path: "/upkeep/checks", icon: "clipboard" },
    ],
  },
  inventory: {
    load: () => import("./inventory").then((m) => m.inventorySection),
    redirect: "/inventory/machines",
    resources: ["delivery", "equipment", "supplier"],
    icon: "archive",
    screens: [
      { menu: "inventory.machines", path: "/inventory/machines", icon: "monitor" },
      { menu: "inventory.vendors", path: "/inventory/vendors", icon: "vendor" },
    ],
  },
  premises: {
    load: () => import("./premises").then((m) => m.premisesSection),
    redirect: "/premises/wards",
    resources: ["ward"],
    icon: "wing",
    screens: [{ menu: "premises.wards", path: "/premises/wards", icon: "bed" }],
  },
  people: {
    load: () => import("./people").then((m) => m.peopleSection),
    redirect: "/people/colleagues",
    resources: ["duty", "pass", "permission", "session", "staff"],
    icon: "team",
    screens: [
      { menu: "people.colleagues", path: "/people/colleagues", icon: "user" },
      { menu: "people.duties", path: "/people/duties", icon: "role" },
      { menu: "people.self", path: "/people/self", icon: "user" },
      { menu: "people.passes", path: "/people/passes", icon: "key", extension: true },
      { menu: "people.permissions", path: "/people/permissions", icon: "key" },
    ],
  },
} satisfies Sections;
