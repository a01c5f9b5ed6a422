// The chart of numbers by day. It is a file of its own, because only pages with a chart load the library.
import { useLocale, useTranslate } from "ra-core";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatNumber } from "../../../src/framework/value/formats";
import { dayOfYear } from "../../../src/framework/wire/dates";
import type { Day } from "./days";

interface DaysPlotProps {
  readonly title: string;
  readonly days: readonly Day[];
}

const FILL = "var(--mui-palette-primary-main)";
const SOFT = "var(--mui-palette-text-secondary)";
const AXIS = { tickLine: false, stroke: SOFT, fontSize: 12 } as const;

export const DaysPlot = ({ title, days }: DaysPlotProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  // The axis has no marks above the largest of small counts, so that the bars use its height.
  const marks = Math.min(5, Math.max(1, ...days.map(({ value }) => Math.ceil(value))) + 1);
  const short = new Intl.NumberFormat(locale, { notation: "compact" });
  return (
    <div className="dash-plot">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} title={title} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--mui-palette-divider)" />
          <XAxis dataKey="day" tickFormatter={(day: string) => dayOfYear(day, locale)} minTickGap={30} {...AXIS} />
          <YAxis
            width={44}
            tickCount={marks}
            tickFormatter={short.format}
            allowDecimals={false}
            axisLine={false}
            {...AXIS}
          />
          <Tooltip
            cursor={{ fill: "var(--mui-palette-action-hover)" }}
            content={({ active, label }) => {
              const found = active ? days.find(({ day }) => day === label) : undefined;
              return found ? (
                <div className="dash-tip">
                  <b>{found.day}</b> {formatNumber(found.value, locale)}
                </div>
              ) : null;
            }}
          />
          <Bar dataKey="value" fill={FILL} radius={[3, 3, 0, 0]} maxBarSize={26} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
      <table className="dash-read">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{translate("dashboards.day")}</th>
            <th scope="col">{translate("dashboards.number")}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ value }) => value !== 0)
            .map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{formatNumber(value, locale)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
};
