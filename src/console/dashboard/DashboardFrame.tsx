import Skeleton from "@mui/material/Skeleton";
import { LoadingLines } from "pilothouse/ui";
import { ChartSkeleton } from "../ChartSkeleton";

interface FrameProps {
  /** How many figures and how many duties the account sees. */
  readonly figures: number;
  readonly waits: number;
}

const parts = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The dashboard before its words are there: the same parts at the same places. */
export const DashboardFrame = ({ figures, waits }: FrameProps) => (
  <div className="dashboard" aria-busy="true">
    <header className="dashboard-head">
      <Skeleton width={320} height={36} />
    </header>
    {waits > 0 && (
      <section className="dashboard-waiting">
        <Skeleton width={120} height={26} />
        <div className="dashboard-duties">
          {parts(waits).map((at) => (
            <Skeleton key={at} variant="rounded" height={46} />
          ))}
        </div>
      </section>
    )}
    <section className="dashboard-hero">
      <div className="dashboard-income">
        <Skeleton width={110} />
        <Skeleton width={180} height={48} />
        <Skeleton width={240} />
        <Skeleton width={150} />
        <div className="dashboard-plot">
          <ChartSkeleton />
        </div>
      </div>
      <div className="dashboard-currencies">
        <Skeleton width={130} />
        <LoadingLines count={4} height={52} />
      </div>
    </section>
    <div className="dashboard-figures">
      {parts(figures).map((at) => (
        <div key={at} className="dashboard-figure">
          <Skeleton width={120} />
          <Skeleton width={70} height={44} />
          <Skeleton variant="rounded" height={60} />
        </div>
      ))}
    </div>
  </div>
);
