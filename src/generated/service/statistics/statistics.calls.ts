// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";

export const statisticsCalls = {
  orders: legacy.call<{
    readonly comp_id: number;
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly time_zone: string;
    readonly app_id: number;
  }>(
    "orders",
    "/mall/statis/order",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", time_zone: "text", app_id: "integer" },
    { key: "" },
  ),
  top: legacy.call<{
    readonly comp_id: number;
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly before_begin: number;
    readonly before_end: number;
    readonly time_zone: string;
    readonly money_type: "rmb" | "usd" | "inr" | "jpy";
    readonly app_id: number;
  }>(
    "top",
    "/mall/statis/order/comp",
    {
      comp_id: "integer",
      gmt_begin: "integer",
      gmt_end: "integer",
      before_begin: "integer",
      before_end: "integer",
      time_zone: "text",
      money_type: "text",
      app_id: "integer",
    },
    { key: "" },
  ),
  users: bearer.call<{
    readonly comp_id: number;
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly time_zone: string;
    readonly app_id: number;
  }>(
    "users",
    "/v2/user/data/app/list",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", time_zone: "text", app_id: "integer" },
    { key: "" },
  ),
  devices: bearer.call<{
    readonly comp_id: number;
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly time_zone: string;
    readonly pk: string;
  }>(
    "devices",
    "/v2/iot/dev/statistics/get",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", time_zone: "text", pk: "text" },
    { key: "" },
  ),
  overview: bearer.call<{ readonly time_zone: string }>(
    "overview",
    "/v2/user/data/overview/get",
    { time_zone: "text" },
    { key: "" },
  ),
} satisfies Calls;
