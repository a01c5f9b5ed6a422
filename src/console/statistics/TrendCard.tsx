import { useTranslate } from "ra-core";
import { zoneText } from "pilothouse/value";
import { tableCell, type ChartNumbers } from "./ChartTable";
import { ChartCard } from "./ChartCard";
import { TrendChart } from "./charts";
import type { StatisticsAddress } from "./useAddress";
import { type DayValue, isAllZero, trendPointsOf } from "./trend";
import { useNumbers } from "./useNumbers";

interface TrendCardProps {
  readonly title: string;
  /** What is counted: the header of the column. */
  readonly measure: string;
  readonly address: StatisticsAddress;
  /** Null while the numbers are loading. */
  readonly now: readonly DayValue[] | null;
  readonly before: readonly DayValue[] | null;
  readonly textOf: (value: string) => string;
}

/** Numbers by day, drawn over the numbers of the previous period. */
export const TrendCard = ({ title, measure, address, now, before, textOf }: TrendCardProps) => {
  const translate = useTranslate();
  const { short } = useNumbers();
  const points = now ? trendPointsOf(now, before ?? [], textOf, address.today.format("YYYY-MM-DD")) : null;
  const labels = { now: translate("statistics.this_period"), before: translate("statistics.period_before") };
  const numbers: ChartNumbers | null = points && {
    columns: [`${translate("statistics.day")}, ${zoneText(address.zone)}`, measure, labels.before],
    rows: points.map((point, at) => ({
      key: point.day,
      cells: [
        tableCell(point.day),
        tableCell(point.nowText, now?.[at]?.value ?? ""),
        tableCell(point.beforeText, point.before ?? ""),
      ],
    })),
  };
  return (
    <ChartCard
      title={title}
      range={address.range}
      numbers={numbers}
      isEmpty={points !== null && isAllZero(points)}
      legend={[
        { label: labels.now, color: "var(--mui-palette-primary-main)" },
        { label: labels.before, color: "var(--mui-palette-text-secondary)", dashed: true },
      ]}
      wide
    >
      {points ? <TrendChart title={title} points={points} short={short} labels={labels} /> : null}
    </ChartCard>
  );
};
