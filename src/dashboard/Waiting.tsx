import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Icon } from "../kit/icons";
import { listAddress } from "../kit/listAddress";
import { formatNumber } from "../kit/value";
import { pathOf } from "./places";
import type { Overview } from "./readOverview";

export type Duty = "refunds" | "feedback" | "withdrawals";

const DUTIES = {
  refunds: { icon: "refund", filter: { state: [1] } },
  feedback: { icon: "chat", filter: { state: [1, 2] } },
  withdrawals: { icon: "wallet", filter: { type: [3], audit_state: [1, 2] } },
} as const satisfies Record<Duty, object>;

interface LineProps {
  readonly icon: string;
  readonly label: string;
  readonly count: number | null;
  readonly to: string;
}

const Line = ({ icon, label, count, to }: LineProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <li>
      <Link to={to} data-none={count === 0}>
        <Icon name={icon} size={18} />
        <span>{translate(label)}</span>
        <b>{count === null ? " " : formatNumber(count, locale)}</b>
        <Icon name="chevron_right" size={16} />
      </Link>
    </li>
  );
};

interface WaitingProps {
  readonly shown: readonly Duty[];
  readonly overview: Overview | null;
}

/** What this operator is expected to do something about. */
export const Waiting = ({ shown, overview }: WaitingProps) => {
  const translate = useTranslate();
  const tasks = overview?.tasks ?? [];
  const nothing = overview && tasks.length === 0 && shown.every((duty) => (overview.waiting[duty] ?? 0) === 0);
  return (
    <section className="dashboard-part" aria-labelledby="dashboard-waiting">
      <h2 id="dashboard-waiting">{translate("dashboard.waiting")}</h2>
      <ul className="dashboard-duties">
        {shown.map((duty) => (
          <Line
            key={duty}
            icon={DUTIES[duty].icon}
            label={`dashboard.${duty}`}
            count={overview ? (overview.waiting[duty] ?? 0) : null}
            to={listAddress(pathOf(duty), DUTIES[duty].filter)}
          />
        ))}
        {tasks.map(({ path, count }) => (
          <Line key={path} icon="warning" label="dashboard.tasks" count={count} to={path} />
        ))}
      </ul>
      {nothing ? <p className="dashboard-none">{translate("dashboard.nothing_waits")}</p> : null}
    </section>
  );
};
