// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "pilothouse/wire";

export const sections = {
  upkeep: {
    load: () => import("./upkeep").then((m) => m.upkeepSection),
    redirect: "/upkeep/jobs",
    resources: ["inspection", "maintenance_order"],
    icon: "operate",
    screens: [
      { menu: "upkeep.jobs", path: "/upkeep/jobs", icon: "order" },
      { menu: "upkeep.checks", path: "/upkeep/checks", icon: "shield" },
    ],
  },
  inventory: {
    load: () => import("./inventory").then((m) => m.inventorySection),
    redirect: "/inventory/machines",
    resources: ["equipment", "supplier"],
    icon: "devices",
    screens: [
      { menu: "inventory.machines", path: "/inventory/machines", icon: "database" },
      { menu: "inventory.vendors", path: "/inventory/vendors", icon: "shop" },
    ],
  },
  premises: {
    load: () => import("./premises").then((m) => m.premisesSection),
    redirect: "/premises/wards",
    resources: ["ward"],
    icon: "building",
    screens: [{ menu: "premises.wards", path: "/premises/wards", icon: "tree" }],
  },
  people: {
    load: () => import("./people").then((m) => m.peopleSection),
    redirect: "/people/colleagues",
    resources: ["duty", "permission", "session", "staff"],
    icon: "group",
    screens: [
      { menu: "people.colleagues", path: "/people/colleagues", icon: "user" },
      { menu: "people.duties", path: "/people/duties", icon: "role" },
      { menu: "people.permissions", path: "/people/permissions", icon: "key" },
    ],
  },
} satisfies Sections;
