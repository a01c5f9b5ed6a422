// The landing page: new records, current figures and open duties, as far as the account's roles grant them. One answer
// of the platform contains all this. It is requested again at intervals while the page is visible.
import { can } from "pilothouse/wire";
import { useGetIdentity, useTranslate } from "ra-core";
import { statisticsCalls } from "../../generated/service/statistics/statistics.calls";
import { type DayZone, useDayZone } from "../useDayZone";
import { ZoneChoice } from "../ZoneChoice";
import { failureWords, useAnswer, useResourceWords } from "pilothouse/resource";
import { useMoment } from "pilothouse/value";
import "./dashboard.css";
import { DashboardFrame } from "./DashboardFrame";
import { OnlineDevices } from "./OnlineDevices";
import { Figures } from "./Figures";
import { FirstSteps } from "./FirstSteps";
import { IncomeSummary } from "./IncomeSummary";
import { auditableStates, DECIDING_MENUS, MENU_OF_PART, useIsGranted } from "./places";
import { QuickLinks } from "./QuickLinks";
import { readOverview } from "./readOverview";
import { RecentImports } from "./RecentImports";
import { WaitingDuties } from "./WaitingDuties";
import { dashboardWords } from "./words";

const EVERY = 60_000;
const FEW = 3;

const MORNING = 5;
const greeting = (hour: number) => (hour < MORNING || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon");

export const Dashboard = () => {
  const ready = useResourceWords(dashboardWords);
  // If the platform does not count in advance, the dashboard only has links to the screens.
  const isCounted = can("extensions");
  const days = useDayZone();
  const holds = useIsGranted();
  const granted = (menu: string) => isCounted && holds(menu);
  const { data, error, dataUpdatedAt } = useAnswer(
    statisticsCalls.overview,
    days.zone === null ? {} : { time_zone: days.zone },
    readOverview,
    // People who return from another page see new numbers.
    { every: EVERY, staleTime: 0, enabled: isCounted },
  );
  const overview = data ?? null;
  /** Whether there is nothing to draw. The head of the page then shows the error. */
  const isOut = error !== null && overview === null;
  const figures = (["orders", "users", "devices", "alarms"] as const).filter((part) => granted(MENU_OF_PART[part]));
  const duties = (["refunds", "feedback", "withdrawals"] as const).filter(
    (part) =>
      granted(MENU_OF_PART[part]) &&
      (part !== "refunds" || granted(DECIDING_MENUS.refunds)) &&
      (part !== "withdrawals" || auditableStates(granted).length > 0),
  );
  const sees = {
    devices: granted(MENU_OF_PART.devices),
    imports: granted(MENU_OF_PART.imports),
    orders: granted(MENU_OF_PART.orders),
  };
  const waits = duties.length > 0 || (overview?.tasks ?? 0) > 0;
  if (!ready) return <DashboardFrame figures={figures.length} waits={duties.length} />;
  return (
    <div className="dashboard">
      <Head updated={dataUpdatedAt} error={error} isCounted={isCounted} days={days} />
      {waits && !isOut ? <WaitingDuties granted={granted} shown={duties} overview={overview} /> : null}
      {overview ? <FirstSteps first={overview.first} /> : null}
      {sees.orders && !isOut ? (
        <IncomeSummary currencies={overview && (overview.currencies ?? [])} days={overview?.days ?? []} />
      ) : null}
      {figures.length > 0 && !isOut ? <Figures shown={figures} overview={overview} /> : null}
      <div className="dashboard-columns">
        {sees.devices && !isOut ? <OnlineDevices devices={overview?.devices ?? null} /> : null}
        {sees.imports && !isOut ? <RecentImports imports={overview && (overview.imports ?? [])} /> : null}
        {figures.length < FEW || isOut ? <QuickLinks granted={holds} /> : null}
      </div>
    </div>
  );
};

interface HeadProps {
  readonly updated: number;
  readonly error: Error | null;
  readonly isCounted: boolean;
  readonly days: DayZone;
}

const Head = ({ updated, error, isCounted, days }: HeadProps) => {
  const translate = useTranslate();
  const moment = useMoment();
  const { identity } = useGetIdentity();
  const message = error
    ? `${translate(updated > 0 ? "dashboard.stale" : "dashboard.failed")} ${failureWords(error, translate)}`
    : updated > 0
      ? translate("dashboard.updated", { time: moment(updated / 1000) })
      : translate("dashboard.waiting_update");
  return (
    <header className="dashboard-head">
      <h1>{translate(`dashboard.greeting_${greeting(new Date().getHours())}`, { name: identity?.fullName ?? "" })}</h1>
      {isCounted ? (
        <div>
          <p role="status" data-failed={error !== null}>
            {message}
          </p>
          <ZoneChoice days={days} />
        </div>
      ) : null}
    </header>
  );
};
