import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { listAddress } from "pilothouse/resource";
import { formatNumber } from "pilothouse/value";
import type { Device } from "../../generated/product/device/device.schema";
import { OnlineState } from "../../../shared/generated/enums";
import { useScreenPath } from "./places";

interface PartProps {
  readonly label: string;
  readonly online: number;
  readonly count: number | null;
  readonly of: number;
}

const Part = ({ label, online, count, of }: PartProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const pathOf = useScreenPath();
  const percent =
    count === null || of === 0
      ? null
      : new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(count / of);
  return (
    <Link to={listAddress<Device>(pathOf("devices"), { online: [online] })} data-online={online}>
      <i aria-hidden="true" />
      <span>{translate(label)}</span>
      <strong>{count === null ? " " : formatNumber(count, locale)}</strong>
      <small>{percent === null ? " " : translate("dashboard.share", { percent })}</small>
    </Link>
  );
};

/** The number of online devices, as a bar of two parts. */
export const OnlineDevices = ({ devices }: { readonly devices: { total: number; online: number } | null }) => {
  const translate = useTranslate();
  const { total, online } = devices ?? { total: 0, online: 0 };
  return (
    <section className="dashboard-part" aria-labelledby="dashboard-devices">
      <h2 id="dashboard-devices">{translate("dashboard.device_state")}</h2>
      <div className="dashboard-bar" aria-hidden="true">
        <span style={{ width: `${total > 0 ? (100 * online) / total : 0}%` }} />
      </div>
      <div className="dashboard-parts">
        <Part label="dashboard.devices_online" online={OnlineState.online} count={devices && online} of={total} />
        <Part
          label="dashboard.devices_offline"
          online={OnlineState.offline}
          count={devices && total - online}
          of={total}
        />
      </div>
      {devices && total === 0 ? <p className="dashboard-none">{translate("dashboard.no_devices")}</p> : null}
    </section>
  );
};
