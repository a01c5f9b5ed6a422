// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const resources = [
  () => import("./lab/firm").then((m) => m.firm),
  () => import("./lab/parcel").then((m) => m.parcel),
  () => import("./lab/sale").then((m) => m.sale),
  () => import("./lab/shelf").then((m) => m.shelf),
  () => import("./lab/size").then((m) => m.size),
] as const;
