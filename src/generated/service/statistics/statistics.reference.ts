// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const statisticsReference = {
  resource: "statistics",
  path: null,
  key: "",
  title: "time_zone",
  alike: true,
} satisfies Reference;
