import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { formatNumber } from "../kit/value";
import { filtered } from "./tiles";
import { useCount } from "./useCount";

const PATH = "/product/device";

interface PartProps {
  readonly label: string;
  readonly online: 0 | 1;
  readonly count: number | null;
  readonly of: number | null;
}

const Part = ({ label, online, count, of }: PartProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const percent =
    count === null || !of
      ? null
      : new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(count / of);
  return (
    <Link to={filtered(PATH, { online })} data-online={online}>
      <i aria-hidden="true" />
      <span>{translate(label)}</span>
      <strong>{count === null ? " " : formatNumber(count, locale)}</strong>
      <small>{percent === null ? " " : translate("dashboard.share", { percent })}</small>
    </Link>
  );
};

/** How many devices are online now, as one bar of two parts. */
export const DeviceState = () => {
  const translate = useTranslate();
  const online = useCount("device", { online: 1 });
  const offline = useCount("device", { online: 0 });
  const known = online.total !== null && offline.total !== null;
  const all = known ? (online.total ?? 0) + (offline.total ?? 0) : null;
  return (
    <section className="dashboard-card" aria-labelledby="device-state">
      <h2 id="device-state">{translate("dashboard.device_state")}</h2>
      {online.failed || offline.failed ? <p className="dashboard-failed">{translate("dashboard.failed")}</p> : null}
      <div className="dashboard-bar" aria-hidden="true">
        <span style={{ width: `${all ? (100 * (online.total ?? 0)) / all : 0}%` }} />
      </div>
      <div className="dashboard-parts">
        <Part label="dashboard.devices_online" online={1} count={online.total} of={all} />
        <Part label="dashboard.devices_offline" online={0} count={offline.total} of={all} />
      </div>
    </section>
  );
};
