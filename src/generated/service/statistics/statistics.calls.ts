// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "../../../wire";

export const statisticsCalls = {
  orders: legacy.call<{
    readonly comp_id: number;
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  }>(
    "orders",
    "/mall/statis/order",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", money_type: "text" },
    { apiVersion: "1.0.1", key: "comp_id" },
  ),
  top: legacy.call<{
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  }>(
    "top",
    "/mall/statis/order/comp",
    { gmt_begin: "integer", gmt_end: "integer", money_type: "text" },
    { apiVersion: "1.0.1", key: "comp_id" },
  ),
  users: bearer.call<{ readonly gmt_begin: number; readonly gmt_end: number; readonly app_id: number }>(
    "users",
    "/v2/user/data/app/list",
    { gmt_begin: "integer", gmt_end: "integer", app_id: "integer" },
    { key: "comp_id" },
  ),
  devices: bearer.call<{
    readonly comp_id: number;
    readonly gmt_begin: number;
    readonly gmt_end: number;
    readonly pk: string;
  }>(
    "devices",
    "/v2/iot/dev/statistics/get",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", pk: "text" },
    { key: "comp_id" },
  ),
} satisfies Calls;
