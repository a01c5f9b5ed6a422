// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const statistics = {
  name: "statistics",
  section: "service",
  path: null,
  key: "",
  title: "time_zone",
  access: { orders: "info.order", top: "info.order", users: "info.user", devices: "info.dev", overview: "dashboard" },
  extensions: ["overview"],
  words: wordsIn(() => import("./statistics.words")),
  calls: () => import("./statistics.calls").then((m) => m.statisticsCalls),
  schema: () => import("./statistics.schema").then((m) => ({ row: m.statisticsRow })),
  views: {},
} satisfies ResourceProps;
