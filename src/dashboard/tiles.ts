// What the landing page counts. Each tile leads to the list it counts, with the same filter.
export interface TileSpec {
  readonly resource: string;
  /** Menu key that grants its list. */
  readonly menu: string;
  readonly path: string;
  readonly icon: string;
  /** Word of locales/<lng>/console.json. */
  readonly label: string;
}

export const TILES = [
  { resource: "device", menu: "product.device", path: "/product/device", icon: "camera", label: "dashboard.devices" },
  { resource: "order", menu: "vas.order", path: "/vas/order", icon: "order", label: "dashboard.orders" },
  {
    resource: "company",
    menu: "operate.company",
    path: "/operate/company",
    icon: "company",
    label: "dashboard.companies",
  },
  { resource: "account", menu: "operate.user", path: "/operate/user", icon: "user", label: "dashboard.accounts" },
  {
    resource: "product",
    menu: "product.product_list",
    path: "/product/product_list",
    icon: "product",
    label: "dashboard.products",
  },
  { resource: "cron", menu: "operate.time_plan", path: "/operate/time_plan", icon: "clock", label: "dashboard.tasks" },
  { resource: "role", menu: "system.role", path: "/system/role", icon: "role", label: "dashboard.roles" },
] as const satisfies readonly TileSpec[];

/** The address of a list with a filter on: what ra-core reads from the query. */
export const filtered = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true]))) })}`;
