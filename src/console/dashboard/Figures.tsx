import { useLocale, useTranslate } from "ra-core";
import { listAddress } from "pilothouse/resource";
import { formatNumber } from "pilothouse/value";
import { fieldOf } from "pilothouse/wire";
import type { AlarmLog } from "../../generated/applist/alarm_log/alarmLog.schema";
import type { AppUser } from "../../generated/applist/app_user/appUser.schema";
import type { Device } from "../../generated/product/device/device.schema";
import type { Order } from "../../generated/vas/order/order.schema";
import { Figure } from "./Figure";
import { useScreenPath } from "./places";
import type { Overview } from "./readOverview";

type Shown = "orders" | "users" | "devices" | "alarms";

interface FiguresProps {
  readonly shown: readonly Shown[];
  readonly overview: Overview | null;
}

/** The timestamp of the records that each number counts. */
const MOMENT = {
  orders: fieldOf<Order>()("gmt_create"),
  users: fieldOf<AppUser>()("gmt_create"),
  devices: fieldOf<Device>()("gmt_active"),
  alarms: fieldOf<AlarmLog>()("gmt_create"),
} as const;

/** Today's numbers, side by side. */
export const Figures = ({ shown, overview }: FiguresProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const pathOf = useScreenPath();
  const number = (value: number) => formatNumber(value, locale);
  const today = overview?.days.at(-1);
  const detailOf = (part: Shown): string => {
    if (!overview) return " ";
    const { orders, users, devices, alarms } = overview;
    if (part === "orders") return translate("dashboard.orders_paid", { paid: number(orders?.total ?? 0) });
    if (part === "users")
      return translate("dashboard.users_total", { count: users?.total ?? 0, shown: number(users?.total ?? 0) });
    if (part === "devices")
      return translate("dashboard.devices_total", { count: devices?.total ?? 0, shown: number(devices?.total ?? 0) });
    return translate("dashboard.alarms_unread", { unread: number(alarms?.total ?? 0) });
  };
  return (
    <section className="dashboard-figures" aria-label={translate("dashboard.figures")}>
      {shown.map((part) => (
        <Figure
          key={part}
          label={`dashboard.${part}`}
          to={listAddress(
            pathOf(part),
            today && { [`${MOMENT[part]}_begin`]: today.begin, [`${MOMENT[part]}_end`]: today.end },
          )}
          counts={overview ? (overview[part]?.counts ?? []) : null}
          until={overview?.[part]?.until ?? 0}
          detail={detailOf(part)}
          good={part === "alarms" ? "down" : "up"}
        />
      ))}
    </section>
  );
};
