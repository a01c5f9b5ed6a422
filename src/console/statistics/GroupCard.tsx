import { useTranslate } from "ra-core";
import { tableCell } from "./ChartTable";
import { ChartCard } from "./ChartCard";
import { BarsChart } from "./charts";
import { colorOf, LegendMark } from "./fills";
import type { DayRange } from "./range";
import type { CountGroup } from "./readStatistics";
import { useNumbers } from "./useNumbers";

interface GroupCardProps {
  readonly title: string;
  /** The header of the column with the groups. `measure` is that of the column with the counts. */
  readonly of: string;
  readonly measure: string;
  readonly range: DayRange;
  readonly groups: readonly CountGroup[] | null;
  readonly nameOf: (group: CountGroup) => string;
  /** For devices: shows online and offline ones in one bar. */
  readonly parted?: boolean;
}

/** The count of each group, the largest first. */
export const GroupCard = ({ title, of, measure, range, groups, nameOf, parted = false }: GroupCardProps) => {
  const translate = useTranslate();
  const { whole, short, share } = useNumbers();
  const all = (groups ?? []).reduce((sum, { count }) => sum + count, 0);
  const series = parted ? [translate("statistics.online"), translate("statistics.offline")] : [measure];
  const partsOf = ({ count, online }: CountGroup) => (online === null ? [count] : [online, count - online]);
  return (
    <ChartCard
      title={title}
      range={range}
      isEmpty={all === 0}
      pictured={series.map((label, at) => ({ label, color: colorOf(at) }))}
      numbers={
        groups && {
          columns: [of, ...(parted ? [measure, ...series] : [measure]), translate("statistics.share")],
          rows: groups.map((group) => ({
            key: group.key,
            cells: [
              tableCell(nameOf(group)),
              tableCell(whole(group.count), group.count),
              ...(parted ? partsOf(group).map((part) => tableCell(whole(part), part)) : []),
              tableCell(share(group.count, all)),
            ],
          })),
        }
      }
    >
      {groups ? (
        <>
          <BarsChart
            title={title}
            series={series}
            short={short}
            rows={groups.map((group) => ({
              name: nameOf(group),
              values: partsOf(group),
              texts: partsOf(group).map(whole),
            }))}
          />
          {parted ? (
            <p className="statistics-key">
              {series.map((name, at) => (
                <span key={name}>
                  <LegendMark at={at} /> {name}
                </span>
              ))}
            </p>
          ) : null}
        </>
      ) : null}
    </ChartCard>
  );
};
