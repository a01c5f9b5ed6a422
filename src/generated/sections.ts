// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Sections } from "../wire";

export const sections = {
  dashboard: {
    load: () => import("./dashboard").then((m) => m.dashboardSection),
    redirect: "/dashboard",
    resources: [],
    icon: "dashboard",
    screens: [{ menu: "dashboard", path: "/dashboard", icon: "dashboard" }],
  },
  system: {
    load: () => import("./system").then((m) => m.systemSection),
    redirect: "/system/role",
    resources: ["menu", "role"],
    icon: "settings",
    screens: [
      { menu: "system.role", path: "/system/role", icon: "role" },
      { menu: "system.menu", path: "/system/menu", icon: "menu" },
    ],
  },
  vas: {
    load: () => import("./vas").then((m) => m.vasSection),
    redirect: "/vas/order",
    resources: ["order", "order_bind"],
    icon: "star",
    screens: [{ menu: "vas.order", path: "/vas/order", icon: "order" }],
  },
  product: {
    load: () => import("./product").then((m) => m.productSection),
    redirect: "/product/device",
    resources: ["device", "product", "product_category", "product_version"],
    icon: "devices",
    screens: [
      { menu: "product.device", path: "/product/device", icon: "camera" },
      { menu: "product.product_list", path: "/product/product_list", icon: "product" },
    ],
  },
  operate: {
    load: () => import("./operate").then((m) => m.operateSection),
    redirect: "/operate/company",
    resources: ["account", "company", "cron"],
    icon: "operate",
    screens: [
      { menu: "operate.time_plan", path: "/operate/time_plan", icon: "clock" },
      { menu: "operate.company", path: "/operate/company", icon: "company" },
      { menu: "operate.user", path: "/operate/user", icon: "user" },
    ],
  },
} satisfies Sections;
