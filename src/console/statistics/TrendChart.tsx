import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useLocale } from "ra-core";
import { dayOfYear } from "pilothouse/value";
import { axisTicks } from "../axisTicks";
import type { TrendPoint } from "./trend";

interface TrendChartProps {
  readonly title: string;
  readonly points: readonly TrendPoint[];
  /** Formats a number for the axis. */
  readonly short: (value: number) => string;
  readonly labels: { readonly now: string; readonly before: string };
}

const NOW = "var(--mui-palette-primary-main)";
const BEFORE = "var(--mui-palette-text-secondary)";

/**
 * Two periods, day by day. The earlier line is dashed, so that people can distinguish it without colours. The line to a
 * day that is not over is dotted, so that it does not look like a decline.
 */
export const TrendChart = ({ title, points, short, labels }: TrendChartProps) => {
  const language = useLocale();
  const alone = points.length === 1;
  const ticks = axisTicks(points.flatMap(({ now, before }) => [now, before ?? 0]));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={[...points]} margin={{ top: 8, right: 28, bottom: 0, left: 0 }} title={title}>
        <CartesianGrid vertical={false} stroke="var(--mui-palette-divider)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => dayOfYear(day, language)}
          minTickGap={30}
          tickLine={false}
          stroke={BEFORE}
          fontSize={12}
          padding={alone ? { left: 60, right: 60 } : { left: 0, right: 0 }}
        />
        <YAxis
          width={52}
          tickFormatter={short}
          ticks={[...ticks]}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          tickLine={false}
          axisLine={false}
          stroke={BEFORE}
          fontSize={12}
        />
        <Tooltip
          cursor={{ stroke: BEFORE, strokeDasharray: "2 3" }}
          content={({ active, label }) => {
            const point = active ? points.find(({ day }) => day === label) : undefined;
            return point ? (
              <div className="statistics-tip">
                <b>{point.day}</b>
                <span>
                  {labels.now}: {point.nowText}
                </span>
                {point.beforeDay === "" ? null : (
                  <small>
                    {point.beforeDay}: {point.beforeText}
                  </small>
                )}
              </div>
            ) : null;
          }}
        />
        <Line
          dataKey="before"
          name={labels.before}
          stroke={BEFORE}
          strokeWidth={1.75}
          strokeDasharray="5 4"
          dot={alone ? { r: 4, strokeDasharray: "" } : false}
          isAnimationActive={false}
        />
        <Area
          dataKey="done"
          name={labels.now}
          stroke={NOW}
          strokeWidth={2.5}
          fill={NOW}
          fillOpacity={0.1}
          dot={alone ? { r: 6, fill: NOW, fillOpacity: 1 } : false}
          activeDot={{ r: 5 }}
          isAnimationActive={false}
        />
        <Line
          dataKey="open"
          stroke={NOW}
          strokeWidth={2}
          strokeDasharray="2 4"
          dot={false}
          activeDot={{ r: 5 }}
          legendType="none"
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
};
