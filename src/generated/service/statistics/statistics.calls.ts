// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice, legacy } from "pilothouse/wire";
import type { moneyType } from "../../enums";

export const statisticsCalls = {
  orders: legacy.call(
    "orders",
    "/mall/statis/order",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", time_zone: "text", app_id: "integer" },
    { further: ["time_zone"], key: "" },
  ),
  top: legacy.call(
    "top",
    "/mall/statis/order/comp",
    {
      comp_id: "integer",
      gmt_begin: "integer",
      gmt_end: "integer",
      before_begin: "integer",
      before_end: "integer",
      time_zone: "text",
      money_type: choice<typeof moneyType>("text"),
      app_id: "integer",
    },
    { further: ["before_begin", "before_end", "time_zone"], key: "" },
  ),
  users: bearer.call(
    "users",
    "/v2/user/data/app/list",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", time_zone: "text", app_id: "integer" },
    { further: ["time_zone"], key: "" },
  ),
  devices: bearer.call(
    "devices",
    "/v2/iot/dev/statistics/get",
    { comp_id: "integer", gmt_begin: "integer", gmt_end: "integer", time_zone: "text", pk: "text" },
    { further: ["time_zone"], key: "" },
  ),
  overview: bearer.call("overview", "/v2/user/data/overview/get", { time_zone: "text" }, { key: "" }),
} satisfies Calls;
