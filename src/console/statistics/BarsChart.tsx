import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisTicks } from "../axisTicks";
import { fillOf, ChartTextures } from "./fills";

export interface BarRow {
  readonly name: string;
  /** One number for each series, used only for drawing. */
  readonly values: readonly number[];
  readonly texts: readonly string[];
}
interface BarsChartProps {
  readonly title: string;
  /** Names of the stacked series; only one for plain bars. */
  readonly series: readonly string[];
  readonly rows: readonly BarRow[];
  readonly short: (value: number) => string;
  /** Whether the second series is the previous period, drawn next to the first as an outline. */
  readonly compared?: boolean;
}

const SOFT = "var(--mui-palette-text-secondary)";
const OUTLINE = { fill: "transparent", stroke: SOFT, strokeWidth: 1.5, strokeDasharray: "4 3" } as const;
/** The longest name, in units of half a Chinese character. This is about the width of a Latin letter. */
const LONGEST = 17;
const WIDE = /[\u1100-\uffdc]/;

/** The part of a name that fits on one line. */
const cut = (name: string): string => {
  let width = 0;
  let text = "";
  for (const sign of name) {
    width += WIDE.test(sign) ? 2 : 1;
    if (width > LONGEST) return `${text.trimEnd()}…`;
    text += sign === " " ? "\u00a0" : sign;
  }
  return text;
};

/** One bar per row, the first row on top. Rows may have the same name, so they are identified by position. */
export const BarsChart = ({ title, series, rows, short, compared = false }: BarsChartProps) => {
  const ticks = axisTicks(
    rows.flatMap(({ values }) => (compared ? values : [values.reduce((sum, one) => sum + one, 0)])),
  );
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        layout="vertical"
        title={title}
        data={rows.map(({ values }, place) => ({ place, values }))}
        margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
        barCategoryGap={compared ? "18%" : "28%"}
        barGap={2}
      >
        <ChartTextures />
        <CartesianGrid horizontal={false} stroke="var(--mui-palette-divider)" />
        <XAxis
          type="number"
          tickFormatter={short}
          ticks={[...ticks]}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          tickLine={false}
          axisLine={false}
          stroke={SOFT}
          fontSize={12}
        />
        <YAxis
          type="category"
          dataKey="place"
          width={128}
          interval={0}
          tickFormatter={(place: number) => cut(rows[place]?.name ?? "")}
          tickLine={false}
          stroke={SOFT}
          fontSize={12}
        />
        <Tooltip
          cursor={{ fill: "var(--mui-palette-action-hover)" }}
          content={({ active, label }) => {
            const row = active ? rows[Number(label)] : undefined;
            return row ? (
              <div className="statistics-tip">
                <b>{row.name}</b>
                {series.map((name, at) => (
                  <span key={name}>
                    {name}: {row.texts[at]}
                  </span>
                ))}
              </div>
            ) : null;
          }}
        />
        {series.map((name, at) => (
          <Bar
            key={name}
            dataKey={({ values }: { values: readonly number[] }) => values[at] ?? 0}
            name={name}
            {...(compared ? {} : { stackId: "all" })}
            {...(compared && at > 0 ? OUTLINE : { fill: fillOf(at) })}
            maxBarSize={26}
            radius={compared || at === series.length - 1 ? [0, 4, 4, 0] : 0}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
};
