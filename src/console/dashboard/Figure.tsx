import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { CountChange } from "../CountChange";
import { formatNumber } from "pilothouse/value";
import { TrendLine } from "./TrendLine";

interface FigureProps {
  readonly label: string;
  readonly to: string;
  /** One number per day, today last. Null until the numbers are known. */
  readonly counts: readonly number[] | null;
  /** Yesterday's number up to the present time of day. */
  readonly until: number;
  /** The text below the number. */
  readonly detail: string;
  readonly good?: "up" | "down";
}

/** Today's number next to yesterday's at the same time of day, with a link to the counted records. */
export const Figure = ({ label, to, counts, until, detail, good = "up" }: FigureProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const today = counts?.at(-1) ?? 0;
  return (
    <Link className="dashboard-figure" to={to} aria-busy={counts === null}>
      <span>{translate(label)}</span>
      <strong>{counts ? formatNumber(today, locale) : " "}</strong>
      <small>{counts ? translate("dashboard.yesterday_by", { value: formatNumber(until, locale) }) : " "}</small>
      <small className="dashboard-change">
        {counts ? (
          <CountChange isCount now={today} before={until} good={good} than={translate("dashboard.than_by_then")} />
        ) : (
          " "
        )}
      </small>
      <TrendLine className="dashboard-spark" values={counts ?? []} filled />
      <small>{detail}</small>
    </Link>
  );
};
