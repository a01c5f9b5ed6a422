import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { listAddress } from "pilothouse/resource";
import { Icon } from "pilothouse/ui";
import { formatNumber } from "pilothouse/value";
import type { FilterOf } from "pilothouse/wire";
import type { Feedback } from "../../generated/operate/feedback/feedback.schema";
import type { Refund } from "../../generated/product/refund/refund.schema";
import type { MoneyFlow } from "../../generated/user/money_flow/moneyFlow.schema";
import { FeedbackState, MoneyFlowType, RefundState } from "../../../shared/generated/enums";
import { auditableStates, useScreenPath } from "./places";
import type { Overview } from "./readOverview";

export type WaitingDuty = "refunds" | "feedback" | "withdrawals";

const ICONS = { refunds: "refund", feedback: "chat", withdrawals: "wallet" } as const satisfies Record<
  WaitingDuty,
  string
>;

/** The filter of the list that a number links to. The platform counts exactly these rows. */
const filterOf = (duty: WaitingDuty, granted: (menu: string) => boolean) =>
  ({
    refunds: { state: [RefundState.in_progress] } satisfies FilterOf<Refund>,
    feedback: { state: [FeedbackState.pending, FeedbackState.processing] } satisfies FilterOf<Feedback>,
    withdrawals: {
      type: [MoneyFlowType.withdrawal],
      audit_state: auditableStates(granted),
    } satisfies FilterOf<MoneyFlow>,
  })[duty];

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
  readonly granted: (menu: string) => boolean;
  readonly shown: readonly WaitingDuty[];
  readonly overview: Overview | null;
}

/** Everything that waits for a decision of this operator. */
export const WaitingDuties = ({ granted, shown, overview }: WaitingProps) => {
  const translate = useTranslate();
  const pathOf = useScreenPath();
  const tasks = overview?.tasks ?? 0;
  const nothing = overview && tasks === 0 && shown.every((duty) => (overview.waiting[duty] ?? 0) === 0);
  return (
    <section className="dashboard-waiting" aria-labelledby="dashboard-waiting">
      <header>
        <h2 id="dashboard-waiting">{translate("dashboard.waiting")}</h2>
        {nothing ? <small>{translate("dashboard.nothing_waits")}</small> : null}
      </header>
      <ul className="dashboard-duties">
        {shown.map((duty) => (
          <Line
            key={duty}
            icon={ICONS[duty]}
            label={`dashboard.${duty}`}
            count={overview ? (overview.waiting[duty] ?? 0) : null}
            to={listAddress(pathOf(duty), filterOf(duty, granted))}
          />
        ))}
        {tasks > 0 ? <Line icon="warning" label="dashboard.tasks" count={tasks} to="#tasks" /> : null}
      </ul>
    </section>
  );
};
