import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Change } from "../Change";
import { formatNumber } from "pilothouse/value";
import { TrendLine } from "./TrendLine";

interface FigureProps {
  readonly label: string;
  readonly to: string;
  /** One number a day, today last. Null until known. */
  readonly counts: readonly number[] | null;
  /** The text below. */
  readonly detail: string;
  readonly good?: "up" | "down";
}

/** Today's number beside yesterday's, with a link to what it counts. */
export const Figure = ({ label, to, counts, detail, good = "up" }: FigureProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [before, yesterday, today] = counts ? [counts.at(-3) ?? 0, counts.at(-2) ?? 0, counts.at(-1) ?? 0] : [0, 0, 0];
  return (
    <Link className="dashboard-figure" to={to} aria-busy={counts === null}>
      <span>{translate(label)}</span>
      <strong>{counts ? formatNumber(today, locale) : " "}</strong>
      <small>{counts ? translate("dashboard.yesterday_was", { value: formatNumber(yesterday, locale) }) : " "}</small>
      <small className="dashboard-change">
        {counts ? <Change now={yesterday} before={before} good={good} /> : " "}
        {counts && before > 0 ? translate("dashboard.than_day_before") : null}
      </small>
      <TrendLine className="dashboard-spark" values={counts ?? []} filled />
      <small>{detail}</small>
    </Link>
  );
};
